import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const lines = Array.from({ length: 12 }, (_, index) => `Line ${index + 1}`);

export default function FramedPage() {
  return (
    <React.Fragment>
      <AppBar component="div" position="fixed">
        <Toolbar>
          <Typography variant="h6" component="p">
            Fixed to the frame
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {lines.map((line) => (
          <Typography key={line} color="text.primary">
            {line}
          </Typography>
        ))}
      </Box>
    </React.Fragment>
  );
}
