import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const headings = { fontFamily: "'Roboto Condensed', sans-serif", fontWeight: 700 };

const onepirate = createTheme({
  palette: { primary: { main: '#28282a' }, secondary: { main: '#d81b60' } },
  typography: {
    fontFamily: "'Work Sans', sans-serif",
    fontWeightRegular: 300,
    h4: { ...headings, textTransform: 'uppercase' },
    button: { ...headings, textTransform: 'uppercase' },
  },
});

export default function OnepirateHero() {
  return (
    <ThemeProvider theme={onepirate}>
      <Paper square elevation={0} sx={{ p: 4, maxWidth: 420, textAlign: 'center' }}>
        <Typography variant="h4" component="p" gutterBottom>
          Upgrade your Sundays
        </Typography>
        <Typography sx={{ mb: 3 }}>Enjoy secret offers up to -70% off the best luxury hotels.</Typography>
        <Button variant="contained" color="secondary" size="large">
          Register
        </Button>
      </Paper>
    </ThemeProvider>
  );
}
