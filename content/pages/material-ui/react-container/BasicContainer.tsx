import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicContainer() {
  return (
    <Container maxWidth="sm" sx={{ py: 3 }}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography variant="h5" component="p" gutterBottom>
          The night train
        </Typography>
        <Typography>
          It leaves Vienna at 20:13 and is in Venice for breakfast. However wide the window
          is, these lines are never longer than 600 pixels.
        </Typography>
      </Paper>
    </Container>
  );
}
