import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card component="article" sx={{ width: 320, maxWidth: '100%' }}>
      <CardOverflow>
        <AspectRatio ratio="2" variant="soft" color="primary">
          <Box component="svg" viewBox="0 0 320 160" role="img" aria-label="A bay between two hills">
            <Box
              component="path"
              d="M0 160 V90 L80 50 L170 120 L250 60 L320 100 V160 Z"
              sx={{ fill: 'var(--joy-palette-primary-500, #0b6bcb)' }}
            />
          </Box>
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Along the coast
        </Typography>
        <Typography textColor="text.secondary">
          Eleven kilometers, two ferries, and a lighthouse at the end.
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="solid">Plan the walk</Button>
        <Button variant="plain">Keep</Button>
      </CardActions>
    </Card>
  );
}
