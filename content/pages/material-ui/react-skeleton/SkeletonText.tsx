import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonText() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography variant="h4" component="p">
        {loading ? <Skeleton width="60%" /> : '€ 1,284.50'}
      </Typography>
      <Typography gutterBottom>
        {loading ? <Skeleton width="80%" /> : 'Balance of your savings account'}
      </Typography>
      <Button onClick={() => setLoading((value) => !value)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Box>
  );
}
