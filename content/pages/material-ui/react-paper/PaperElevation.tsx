import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 2, 4, 8, 16, 24];

export default function PaperElevation() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 2 }}>
      {elevations.map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ width: 80, height: 80, display: 'grid', placeItems: 'center' }}
        >
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
