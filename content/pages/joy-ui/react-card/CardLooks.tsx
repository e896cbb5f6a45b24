import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const cards = [
  { variant: 'outlined', color: 'neutral' },
  { variant: 'soft', color: 'success' },
  { variant: 'solid', color: 'primary' },
] as const;

export default function CardLooks() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
      }}
    >
      {cards.map(({ variant, color }) => (
        <Card key={variant} variant={variant} color={color} invertedColors>
          <CardContent>
            <Typography level="title-md">3 seats left</Typography>
            <Typography level="body-sm" textColor="inherit">
              A card of the variant {variant}
            </Typography>
          </CardContent>
          <Button>Reserve</Button>
        </Card>
      ))}
    </Box>
  );
}
