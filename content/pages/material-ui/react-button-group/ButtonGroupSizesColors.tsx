import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const looks = [
  { size: 'small', color: 'secondary' },
  { size: 'medium', color: 'inherit' },
  { size: 'large', color: 'success' },
] as const;

export default function ButtonGroupSizesColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {looks.map(({ size, color }) => (
        <ButtonGroup key={size} size={size} color={color} aria-label={`Week, ${size}`}>
          <Button>Back</Button>
          <Button>Today</Button>
          <Button>Next</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
