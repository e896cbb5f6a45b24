import * as React from 'react';
import Box from '@mui/material/Box';

const steps = ['Plan', 'Build', 'Measure'];

export default function SxResponsive() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        gap: { xs: 1, md: 3 },
        m: 0,
        p: 0,
        listStylePosition: 'inside',
        color: 'text.primary',
      }}
    >
      {steps.map((step) => (
        <Box
          component="li"
          key={step}
          sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {step}
        </Box>
      ))}
    </Box>
  );
}
