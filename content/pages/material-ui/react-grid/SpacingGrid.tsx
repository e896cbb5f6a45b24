import Grid from '@mui/material/Grid';
import Cell from './Cell';

export default function SpacingGrid() {
  return (
    <Grid
      container
      rowSpacing={1}
      columnSpacing={{ xs: 1, sm: 3, md: '40px' }}
      sx={{ width: '100%' }}
    >
      {[1, 2, 3, 4].map((number) => (
        <Grid key={number} size={6}>
          <Cell>{number}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
