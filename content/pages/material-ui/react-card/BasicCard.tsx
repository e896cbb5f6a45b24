import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          Order 4711
        </Typography>
        <Typography variant="h6" component="h3" gutterBottom>
          Two boxes of oranges
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Packed this morning. The driver calls before delivery.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Track</Button>
        <Button size="small">Change address</Button>
      </CardActions>
    </Card>
  );
}
