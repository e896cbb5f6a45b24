import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const { typography } = createTheme({
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    h5: { fontWeight: 700 },
  },
});

const withSerif = (outer: Theme) => ({ ...outer, typography });

export default function ThemeFont() {
  return (
    <ThemeProvider theme={withSerif}>
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 400 }}>
        <Typography variant="h5" component="p" gutterBottom>
          Letters from the north
        </Typography>
        <Typography>
          The post boat came on Thursday. It brought two newspapers, a sack of flour, and a
          piano without its lid.
        </Typography>
      </Paper>
    </ThemeProvider>
  );
}
