import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const { typography } = createTheme({
  typography: {
    h3: { fontSize: 'clamp(1.5rem, 1rem + 4vw, 3rem)', fontWeight: 600, lineHeight: 1.15 },
  },
});

const withFluidHeadings = (outer: Theme) => ({ ...outer, typography });

export default function ResponsiveHeading() {
  return (
    <ThemeProvider theme={withFluidHeadings}>
      <Box sx={{ p: 2, color: 'text.primary' }}>
        <Typography variant="h3" component="p">
          Repair instead of replace
        </Typography>
      </Box>
    </ThemeProvider>
  );
}
