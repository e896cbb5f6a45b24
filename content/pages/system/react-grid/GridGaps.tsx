import Box from '@mui/material/Box';
import Grid from '@mui/system/Grid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function GridGaps() {
  return (
    <Grid container rowSpacing={3} columnSpacing={1} sx={{ width: 1, color: 'text.primary' }}>
      {days.map((day) => (
        <Grid key={day} size={4}>
          <Box sx={{ p: 1, border: 1, borderColor: 'divider', textAlign: 'center' }}>
            {day}
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}
