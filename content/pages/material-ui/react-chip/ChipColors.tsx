import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const statuses = [
  { label: 'New', color: 'primary' },
  { label: 'Featured', color: 'secondary' },
  { label: 'Paid', color: 'success' },
] as const;

export default function ChipColors() {
  return (
    <Stack spacing={1}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={1}>
          {statuses.map(({ label, color }) => (
            <Chip key={label} label={label} color={color} variant={variant} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
