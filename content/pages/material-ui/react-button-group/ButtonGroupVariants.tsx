import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'contained', 'text'] as const;

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Invoice, ${variant}`}>
          <Button>View</Button>
          <Button>Print</Button>
          <Button>Send</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
