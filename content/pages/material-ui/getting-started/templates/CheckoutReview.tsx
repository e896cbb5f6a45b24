import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Values } from './checkoutSteps';

const items = [
  { name: 'Sencha', amount: '100 g', price: '$12.00' },
  { name: 'Cast iron teapot', amount: '1.2 l', price: '$58.00' },
  { name: 'Shipping', amount: 'Three days', price: 'Free' },
];

interface CheckoutReviewProps {
  readonly values: Values;
}

export function CheckoutReview({ values }: CheckoutReviewProps) {
  return (
    <div>
      <List disablePadding>
        {items.map(({ name, amount, price }) => (
          <ListItem key={name} disableGutters>
            <ListItemText primary={name} secondary={amount} />
            <Typography>{price}</Typography>
          </ListItem>
        ))}
        <ListItem disableGutters>
          <ListItemText primary="Total" />
          <Typography variant="subtitle1">$70.00</Typography>
        </ListItem>
      </List>
      <Divider sx={{ my: 1 }} />
      <Typography component="h3" variant="subtitle1">
        To
      </Typography>
      <Typography color="text.secondary">
        {values.name}, {values.street}, {values.zip} {values.city}
      </Typography>
      <Typography component="h3" variant="subtitle1" sx={{ mt: 1 }}>
        Card
      </Typography>
      <Typography color="text.secondary">ending in {values.card?.slice(-4)}</Typography>
    </div>
  );
}
