import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function FramedPhone() {
  return (
    <Box sx={{ p: 2, color: 'text.primary' }}>
      <Typography sx={{ display: { xs: 'block', sm: 'none' } }}>
        The frame is narrower than 600 pixels.
      </Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>
        The frame is 600 pixels wide or more.
      </Typography>
    </Box>
  );
}
