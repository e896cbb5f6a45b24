import Grid from '@mui/material/Grid';
import Cell from './Cell';

const cities = ['Lisbon', 'Oslo', 'Porto', 'Riga', 'Turin', 'Zagreb'];

export default function ResponsiveGrid() {
  return (
    <Grid container spacing={{ xs: 1, md: 2 }} sx={{ width: '100%' }}>
      {cities.map((city) => (
        <Grid key={city} size={{ xs: 12, sm: 6, md: 4 }}>
          <Cell>{city}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
