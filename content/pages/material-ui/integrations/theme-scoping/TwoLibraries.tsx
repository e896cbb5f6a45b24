import JoyButton from '@mui/joy/Button';
import {
  extendTheme,
  ThemeProvider as JoyThemeProvider,
  THEME_ID as JOY_THEME_ID,
} from '@mui/joy/styles';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, THEME_ID } from '@mui/material/styles';

const materialTheme = createTheme({ palette: { primary: { main: '#00695c' } } });
const joyTheme = extendTheme();

export default function TwoLibraries() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
      <JoyThemeProvider theme={{ [JOY_THEME_ID]: joyTheme }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack direction="row" spacing={2}>
            <Button variant="contained">Material UI</Button>
            <JoyButton color="danger">Joy UI</JoyButton>
          </Stack>
        </Paper>
      </JoyThemeProvider>
    </ThemeProvider>
  );
}
