import * as React from 'react';
import Box from '@mui/material/Box';

export default function BoxComponent() {
  return (
    <Box component="dl" sx={{ m: 0, color: 'text.primary' }}>
      <Box component="dt" sx={{ fontWeight: 'bold' }}>
        Rendered as
      </Box>
      <Box component="dd" sx={{ ml: 2, mb: 1 }}>
        a description list
      </Box>
      <Box component="dt" sx={{ fontWeight: 'bold' }}>
        Published
      </Box>
      <Box component="dd" sx={{ ml: 2 }}>
        <Box component="time" dateTime="2025-06-30" sx={{ whiteSpace: 'nowrap' }}>
          30 June 2025
        </Box>
      </Box>
    </Box>
  );
}
