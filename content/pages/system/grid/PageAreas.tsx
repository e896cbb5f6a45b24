import Box from '@mui/material/Box';

const area = { p: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function PageAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        color: 'text.primary',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 3fr' },
        gridTemplateAreas: {
          xs: '"header" "content" "menu"',
          sm: '"header header" "menu content"',
        },
      }}
    >
      <Box sx={{ ...area, gridArea: 'header' }}>Header</Box>
      <Box sx={{ ...area, gridArea: 'content', minHeight: 96 }}>Content</Box>
      <Box sx={{ ...area, gridArea: 'menu' }}>Menu</Box>
    </Box>
  );
}
