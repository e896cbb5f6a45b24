import Box from '@mui/material/Box';

export default function BoxTicket() {
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gap: 0.5,
        width: 280,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ fontSize: 'h6.fontSize', fontWeight: 'bold' }}>Night train</Box>
      <Box sx={{ color: 'text.secondary' }}>Vienna 22:10 – Rome 09:15</Box>
      <Box sx={{ mt: 1, color: 'primary.main', fontWeight: 'medium' }}>Seat 42, carriage 7</Box>
    </Box>
  );
}
