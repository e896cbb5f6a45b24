import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Price = styled(Typography)(({ theme }) => ({
  ...theme.typography.h4,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.typography.fontWeightBold,
}));

const prices = [
  { name: 'Day ticket', amount: '9.80 €' },
  { name: 'Week ticket', amount: '41.00 €' },
];

export default function CustomVariants() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      {prices.map(({ name, amount }) => (
        <Stack
          key={name}
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}
        >
          <Typography variant="overline">{name}</Typography>
          <Price>{amount}</Price>
        </Stack>
      ))}
    </Stack>
  );
}
