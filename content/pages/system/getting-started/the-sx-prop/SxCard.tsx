import * as React from 'react';
import Box from '@mui/material/Box';

export default function SxCard() {
  return (
    <Box
      sx={{
        minWidth: 260,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>Sessions</Box>
      <Box sx={{ fontSize: 34, fontWeight: 'bold', lineHeight: 1.3 }}>98.3 K</Box>
      <Box sx={{ typography: 'body2', display: { xs: 'none', sm: 'block' } }}>
        1.7 K more than last week
      </Box>
    </Box>
  );
}
