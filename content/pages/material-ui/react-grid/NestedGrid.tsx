import Grid from '@mui/material/Grid';
import Cell from './Cell';

export default function NestedGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, md: 4 }}>
        <Cell>Menu</Cell>
      </Grid>
      <Grid container size={{ xs: 12, md: 8 }}>
        <Grid size={6}>
          <Cell>Sales</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>Visits</Cell>
        </Grid>
        <Grid size={12}>
          <Cell>Last orders</Cell>
        </Grid>
      </Grid>
    </Grid>
  );
}
