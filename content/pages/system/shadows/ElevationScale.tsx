import Box from '@mui/material/Box';

const heights = [0, 1, 2, 4, 8, 24];

export default function ElevationScale() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 1 }}>
      {heights.map((height) => (
        <Box
          key={height}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            borderRadius: 1,
            color: 'text.primary',
            bgcolor: 'background.paper',
            boxShadow: height,
          }}
        >
          {height}
        </Box>
      ))}
    </Box>
  );
}
