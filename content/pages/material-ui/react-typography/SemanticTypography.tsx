import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function SemanticTypography() {
  return (
    <Box component="article" sx={{ maxWidth: 420 }}>
      <Typography variant="overline" component="p" color="textSecondary">
        Field notes
      </Typography>
      <Typography variant="h5" component="h3" gutterBottom>
        Counting swifts at dusk
      </Typography>
      <Typography>
        The birds return to the same tower every May. A patient observer needs a
        chair, a clicker and twenty minutes.
      </Typography>
    </Box>
  );
}
