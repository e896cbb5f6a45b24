import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkedCard() {
  return (
    <Card
      orientation="horizontal"
      variant="outlined"
      sx={{
        width: 340,
        maxWidth: '100%',
        '&:hover': { borderColor: 'neutral.outlinedHoverBorder', boxShadow: 'md' },
      }}
    >
      <AspectRatio ratio="1" variant="solid" color="primary" sx={{ width: 72 }}>
        <span aria-hidden>B2</span>
      </AspectRatio>
      <CardContent>
        <Typography level="title-md" component="h3">
          <Link overlay underline="none" href="#cards-that-are-links" textColor="inherit">
            Reading room
          </Link>
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          48 desks, quiet, second floor
        </Typography>
      </CardContent>
    </Card>
  );
}
