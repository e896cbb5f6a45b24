import Box from '@mui/material/Box';

export default function BoxStates() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: { xs: 2, sm: 4, md: 8 },
        py: 1.5,
        cursor: 'pointer',
        '&:hover': { borderColor: 'text.primary' },
        '&:focus-visible': { outline: 2, outlineOffset: 2 },
      }}
    >
      Wider on wider screens
    </Box>
  );
}
