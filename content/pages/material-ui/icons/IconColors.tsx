import Stack from '@mui/material/Stack';
import { StarIcon } from './starIcon';

const colors = ['inherit', 'action', 'disabled', 'primary', 'secondary', 'warning'] as const;

export default function IconColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', color: 'text.primary' }}>
      {colors.map((color) => (
        <StarIcon key={color} color={color} />
      ))}
    </Stack>
  );
}
