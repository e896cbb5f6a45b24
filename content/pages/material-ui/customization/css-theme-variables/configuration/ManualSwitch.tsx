import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-manual-scheme',
    cssVarPrefix: 'manual',
    // The page around this demo has its own color scheme.
    disableCssColorScheme: true,
  },
  colorSchemes: { light: true, dark: true },
});

function DarkModeSwitch() {
  const { mode, setMode } = useColorScheme();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <FormControlLabel
        control={<Switch checked={mode === 'dark'} />}
        label="Dark mode"
        onChange={(_event, checked) => setMode(checked ? 'dark' : 'light')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The attribute data-manual-scheme of the page is now {mode ?? 'not set'}.
      </Typography>
    </Paper>
  );
}

export default function ManualSwitch() {
  return (
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
      <DarkModeSwitch />
    </ThemeProvider>
  );
}
