import * as React from 'react';
import Paper from '@mui/material/Paper';

export default function Cell(props: { children: React.ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
      {props.children}
    </Paper>
  );
}
