import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function HoverCard() {
  return (
    <Card
      sx={(theme) => ({
        maxWidth: 280,
        transition: theme.transitions.create(['transform', 'box-shadow'], {
          duration: theme.transitions.duration.shorter,
        }),
        '&:hover, &:focus-within': {
          transform: 'translateY(-4px)',
          boxShadow: theme.shadows[8],
        },
        '@media (prefers-reduced-motion: reduce)': {
          transition: 'none',
          transform: 'none !important',
        },
      })}
    >
      <CardActionArea>
        <CardContent component="span" sx={{ display: 'block' }}>
          <Typography variant="h6" component="span" sx={{ display: 'block' }}>
            Cabin by the lake
          </Typography>
          <Typography component="span">Two rooms, a stove, and a rowing boat</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
