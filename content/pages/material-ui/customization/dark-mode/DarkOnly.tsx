import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const darkTheme = createTheme({
  palette: { mode: 'dark' },
});

export default function DarkOnly() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper sx={{ p: 3, maxWidth: 360 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h6" component="p">
            Night shift
          </Typography>
          <Typography color="text.secondary">
            This surface is dark in every mode of the page around it.
          </Typography>
          <Button variant="contained">Start</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
