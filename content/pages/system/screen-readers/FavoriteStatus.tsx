import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function FavoriteStatus() {
  const [saved, setSaved] = React.useState(false);
  return (
    <Box sx={{ position: 'relative' }}>
      <Button variant="outlined" aria-pressed={saved} onClick={() => setSaved(!saved)}>
        {saved ? '★' : '☆'} Favorite
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {saved ? 'Added to your favorites' : ''}
      </Box>
    </Box>
  );
}
