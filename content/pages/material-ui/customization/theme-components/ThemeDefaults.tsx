import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
  },
});

export default function ThemeDefaults() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360 }}>
        <Stack spacing={2}>
          <TextField label="Street" />
          <TextField label="City" />
          <Button>Continue</Button>
          <Button variant="text">Skip this step</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
