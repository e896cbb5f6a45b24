import Box from '@mui/material/Box';

const tile = {
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 64,
  borderColor: 'divider',
};

export default function BorderSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, color: 'text.primary' }}>
      <Box sx={{ border: 1, ...tile }}>all</Box>
      <Box sx={{ borderTop: 1, ...tile }}>top</Box>
      <Box sx={{ borderBottom: 1, ...tile }}>bottom</Box>
      <Box sx={{ border: 1, ...tile, borderTop: 0 }}>no top</Box>
      <Box sx={{ border: 3, ...tile, borderColor: 'primary.main' }}>primary</Box>
    </Box>
  );
}
