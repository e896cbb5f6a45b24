import Box from '@mui/material/Box';

export default function FontWeights() {
  return (
    <Box sx={{ color: 'text.primary', fontSize: '1.25rem' }}>
      <Box sx={{ fontWeight: 'light' }}>Light, 300</Box>
      <Box sx={{ fontWeight: 'bold' }}>Bold, 700</Box>
      <Box sx={{ fontFamily: 'monospace', fontSize: 16 }}>Monospace, 16 pixels</Box>
      <Box sx={{ textTransform: 'uppercase', letterSpacing: 2 }}>Spaced</Box>
    </Box>
  );
}
