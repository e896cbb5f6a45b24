import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function FixedContainer() {
  return (
    <Container fixed sx={{ py: 3 }}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography>
          The width of this container changes at breakpoints and is constant in between.
        </Typography>
      </Paper>
    </Container>
  );
}
