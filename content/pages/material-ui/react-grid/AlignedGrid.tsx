import Grid from '@mui/material/Grid';
import Cell from './Cell';

export default function AlignedGrid() {
  return (
    <Grid
      container
      spacing={2}
      sx={{ width: '100%', justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Grid size={4}>
        <Cell>
          Two
          <br />
          lines
        </Cell>
      </Grid>
      <Grid size={4}>
        <Cell>One line</Cell>
      </Grid>
    </Grid>
  );
}
