import Grid from '@mui/material/Grid';
import Cell from './Cell';

export default function ColumnsGrid() {
  return (
    <Grid container spacing={1} columns={{ xs: 2, sm: 5 }} sx={{ width: '100%' }}>
      {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
        <Grid key={day} size={1}>
          <Cell>{day}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
