import * as React from 'react';
import Box from '@mui/system/Box';

export default function BoxBasics() {
  return (
    <Box
      sx={{
        p: 3,
        color: 'text.primary',
        border: '1px solid currentColor',
        borderRadius: '12px',
        transition: 'transform 150ms',
        '&:hover': { transform: 'translateY(-2px)' },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      Rises a little when the pointer is over it.
    </Box>
  );
}
