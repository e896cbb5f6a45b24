import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CircularWithLabel() {
  const [done, setDone] = React.useState(3);
  const value = (done / 8) * 100;

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center' }}>
        <CircularProgress
          variant="determinate"
          value={value}
          size={64}
          aria-label="Lessons completed"
        />
        <Typography variant="caption" sx={{ position: 'absolute' }}>
          {done} of 8
        </Typography>
      </Box>
      <Button onClick={() => setDone((count) => (count === 8 ? 0 : count + 1))}>
        {done === 8 ? 'Start again' : 'Complete a lesson'}
      </Button>
    </Stack>
  );
}
