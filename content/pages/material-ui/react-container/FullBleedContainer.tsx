import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FullBleedContainer() {
  return (
    <Box sx={{ color: 'text.primary' }}>
      <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Container maxWidth="sm" sx={{ py: 4 }}>
          <Typography variant="h5" component="p">
            Autumn sale
          </Typography>
          <Typography>The color reaches the edges, the text does not.</Typography>
        </Container>
      </Box>
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <Typography>Boots, coats and umbrellas until Sunday.</Typography>
      </Container>
    </Box>
  );
}
