import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { amber, teal } from '@mui/material/colors';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: teal[800] },
    secondary: { main: amber[600] },
    contrastThreshold: 4.5,
  },
});

export default function CustomPalette() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button variant="contained">White text</Button>
          <Button variant="contained" color="secondary">
            Dark text
          </Button>
          <Chip color="primary" label="Teal" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
