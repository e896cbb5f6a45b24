import * as React from 'react';
import Box from '@mui/material/Box';

const cell = {
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  textAlign: 'center',
};

export default function BoxGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 3fr' },
        gridTemplateAreas: {
          xs: '"head" "main" "side"',
          sm: '"head head" "side main"',
        },
        color: 'text.primary',
      }}
    >
      <Box sx={[cell, { gridArea: 'head' }]}>Head</Box>
      <Box sx={[cell, { gridArea: 'main', minHeight: 96 }]}>Main</Box>
      <Box sx={[cell, { gridArea: 'side' }]}>Side</Box>
    </Box>
  );
}
