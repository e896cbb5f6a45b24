import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function CardWithMedia() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardMedia
        component="svg"
        viewBox="0 0 320 140"
        role="img"
        aria-label="Two hills under a low sun"
        sx={{ width: '100%', bgcolor: 'action.hover' }}
      >
        <Box component="circle" cx={230} cy={70} r={28} fill="currentColor" sx={{ color: 'warning.light' }} />
        <Box
          component="path"
          d="M0 140 L90 60 L190 140 Z M130 140 L240 80 L320 130 V140 Z"
          fill="currentColor"
          sx={{ color: 'primary.main' }}
        />
      </CardMedia>
      <CardContent>
        <Typography variant="h6" component="h3">
          Evening walk
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          6.4 kilometers, mostly level, back before dark.
        </Typography>
      </CardContent>
    </Card>
  );
}
