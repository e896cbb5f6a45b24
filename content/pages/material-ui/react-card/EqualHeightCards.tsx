import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';

const notes = [
  { id: 'short', text: 'Call the printer.' },
  {
    id: 'long',
    text: 'Compare the three offers for the new roof, and ask the neighbors whom they hired.',
  },
  { id: 'medium', text: 'Renew the passport before the trip.' },
];

export default function EqualHeightCards() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {notes.map(({ id, text }) => (
        <Grid key={id} size={{ xs: 12, sm: 4 }}>
          <Card sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
            <CardContent sx={{ flexGrow: 1 }}>{text}</CardContent>
            <CardActions>
              <Button size="small">Done</Button>
            </CardActions>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
