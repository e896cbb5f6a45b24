import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { teal } from '@mui/material/colors';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: teal[800] } },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'Georgia, serif',
    button: { textTransform: 'none', fontSize: '1rem' },
  },
});

export default function CustomTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3, width: '100%', maxWidth: 360 }}>
        <Stack spacing={2}>
          <Typography variant="h6" component="p">
            Book a table
          </Typography>
          <TextField label="Name" size="small" autoComplete="name" />
          <TextField label="Guests" size="small" type="number" defaultValue={2} />
          <Button variant="contained">Send request</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
