import Grid from '@mui/material/Grid';
import Cell from './Cell';

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={6} offset={3}>
        <Cell>6, offset 3</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>4</Cell>
      </Grid>
      <Grid size={4} offset={{ xs: 0, sm: 'auto' }}>
        <Cell>4, offset auto</Cell>
      </Grid>
    </Grid>
  );
}
