import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicPaper() {
  return (
    <Paper sx={{ p: 3, maxWidth: 400 }}>
      <Typography variant="h6" component="h3" gutterBottom>
        Opening hours
      </Typography>
      <Typography>Tuesday to Saturday, from nine to six.</Typography>
    </Paper>
  );
}
