import Box from '@mui/material/Box';

export default function ResponsiveDirection() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: { xs: 1, sm: 3 },
        color: 'text.primary',
      }}
    >
      <Box sx={{ flexShrink: 0, width: 88, height: 88, bgcolor: 'primary.main' }} />
      <Box>
        <Box sx={{ fontWeight: 'bold' }}>Blue square</Box>
        Its caption stands below it on a phone and beside it on wider screens.
      </Box>
    </Box>
  );
}
