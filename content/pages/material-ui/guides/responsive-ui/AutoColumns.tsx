import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  ['Visitors', '12,480'],
  ['Orders', '312'],
  ['Returns', '9'],
  ['Open tickets', '4'],
];

export default function AutoColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        width: '100%',
      }}
    >
      {figures.map(([name, value]) => (
        <Paper key={name} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography variant="h5" component="p">
            {value}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
