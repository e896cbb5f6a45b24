import { Box, ThemeProvider, createTheme } from '@mui/system';

const acme = createTheme({
  spacing: 4,
  shape: { borderRadius: 12 },
  palette: {
    ink: '#12263a',
    paper: '#f4f1de',
    accent: { main: '#9c2f1f', contrastText: '#ffffff' },
  },
});

export default function AcmeTheme() {
  return (
    // A function replaces the theme of this page. An object would be merged into it.
    <ThemeProvider theme={() => acme}>
      <Box sx={{ p: 4, borderRadius: 1, color: 'ink', bgcolor: 'paper' }}>
        <Box sx={{ mb: 3, fontWeight: 700 }}>Acme Tea, 250 g</Box>
        <Box
          component="span"
          sx={{
            px: 3,
            py: 1,
            borderRadius: 1,
            color: 'accent.contrastText',
            bgcolor: 'accent.main',
          }}
        >
          Back in stock
        </Box>
      </Box>
    </ThemeProvider>
  );
}
