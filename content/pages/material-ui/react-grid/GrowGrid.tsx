import Grid from '@mui/material/Grid';
import Cell from './Cell';

export default function GrowGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={3}>
        <Cell>3</Cell>
      </Grid>
      <Grid size="grow">
        <Cell>grow</Cell>
      </Grid>
      <Grid size="auto">
        <Cell>as wide as this text</Cell>
      </Grid>
    </Grid>
  );
}
