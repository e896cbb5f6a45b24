import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { deepOrange, indigo } from '@mui/material/colors';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const appTheme = createTheme({
  palette: { primary: { main: indigo[700] } },
  shape: { borderRadius: 8 },
});

function withOrangePrimary(outer: Theme): Theme {
  const primary = outer.palette.augmentColor({ color: { main: deepOrange[900] } });
  return { ...outer, palette: { ...outer.palette, primary } };
}

export default function NestedThemes() {
  return (
    <ThemeProvider theme={appTheme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2}>
          <Button variant="contained">Outer theme</Button>
          <ThemeProvider theme={withOrangePrimary}>
            <Button variant="contained">Inner theme</Button>
          </ThemeProvider>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
