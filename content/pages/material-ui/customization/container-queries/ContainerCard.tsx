import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function RoomCard() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper
        variant="outlined"
        sx={(theme) => ({
          display: 'grid',
          gap: 1,
          p: 2,
          [theme.containerQueries.up(300)]: {
            gridTemplateColumns: '1fr auto',
            alignItems: 'center',
          },
        })}
      >
        <div>
          <Typography variant="subtitle1" component="p">
            Room 12
          </Typography>
          <Typography variant="body2">Two beds, view of the harbor</Typography>
        </div>
        <Button variant="contained">Book</Button>
      </Paper>
    </Box>
  );
}

export default function ContainerCard() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ width: 220, maxWidth: '100%' }}>
        <RoomCard />
      </Box>
      <Box sx={{ width: 420, maxWidth: '100%' }}>
        <RoomCard />
      </Box>
    </Stack>
  );
}
