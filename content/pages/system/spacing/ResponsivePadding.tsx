import * as React from 'react';
import Paper from '@mui/material/Paper';

export default function ResponsivePadding() {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, sm: 3, lg: 6 } }}>
      8px of padding on phones, 24px from 600px on, 48px on wide screens.
    </Paper>
  );
}
