import Box from '@mui/material/Box';

const places = ['Oslo', 'Porto', 'Graz', 'Lyon', 'Turin', 'Ghent', 'Brno'];

export default function PhotoGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
        gap: 1,
        width: '100%',
        color: 'text.primary',
      }}
    >
      {places.map((place) => (
        <Box
          key={place}
          sx={{ display: 'grid', placeItems: 'center', height: 80, border: 1, borderColor: 'divider' }}
        >
          {place}
        </Box>
      ))}
    </Box>
  );
}
