import Box from '@mui/material/Box';

const row = { p: 1, borderBottom: 1, borderColor: 'divider' };

export default function HideOnPhones() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, color: 'text.primary' }}>
      <Box sx={row}>On every screen</Box>
      <Box sx={{ ...row, display: { xs: 'none', sm: 'block' } }}>From 600 px</Box>
      <Box sx={{ ...row, display: { xs: 'block', md: 'none' } }}>Below 900 px</Box>
      <Box sx={{ ...row, display: { xs: 'none', lg: 'block' } }}>From 1200 px</Box>
    </Box>
  );
}
