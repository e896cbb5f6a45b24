import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const themes = [4, 8, 12].map((unit) => ({ unit, theme: createTheme({ spacing: unit }) }));

export default function CustomSpacing() {
  return (
    <Stack spacing={2}>
      {themes.map(({ unit, theme }) => (
        <ThemeProvider key={unit} theme={theme}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography gutterBottom>Unit of {unit} pixels</Typography>
            <Stack direction="row" spacing={1}>
              <Chip label="Tea" />
              <Chip label="Coffee" />
            </Stack>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
