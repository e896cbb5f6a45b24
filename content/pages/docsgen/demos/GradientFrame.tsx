import * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function GradientFrame() {
  return (
    <Paper sx={{ p: 3 }}>
      <Typography variant="h6" component="p">
        On a gradient
      </Typography>
    </Paper>
  );
}
