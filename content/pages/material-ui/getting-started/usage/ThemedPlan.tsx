import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deepPurple, teal } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: deepPurple[500] },
    secondary: { main: teal[800] },
  },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none', fontWeight: 600 } },
  components: {
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
  },
});

export default function ThemedPlan() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3, width: '100%', maxWidth: 320 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Chip label="Most chosen" color="secondary" size="small" />
          <Typography variant="h5" component="p">
            Team plan
          </Typography>
          <Typography color="text.secondary">Ten seats, billed each month.</Typography>
          <Button>Choose this plan</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
