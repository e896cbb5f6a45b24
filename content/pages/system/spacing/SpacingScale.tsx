import * as React from 'react';
import Box from '@mui/system/Box';

const factors = [0.5, 1, 2, 3, 4, 8];

export default function SpacingScale() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 320, color: 'text.primary' }}>
      {factors.map((factor) => (
        <Box key={factor} sx={{ display: 'flex', alignItems: 'center' }}>
          <Box sx={{ width: 160 }}>
            p: {factor} = {factor * 8}px
          </Box>
          <Box sx={{ p: factor, border: '1px solid currentColor' }} />
        </Box>
      ))}
    </Box>
  );
}
