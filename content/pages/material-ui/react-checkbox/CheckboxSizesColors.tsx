import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;
const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function CheckboxSizesColors() {
  return (
    <Stack spacing={1}>
      <Stack direction="row">
        {sizes.map((size) => (
          <Checkbox
            key={size}
            size={size}
            defaultChecked
            slotProps={{ input: { 'aria-label': `Size ${size}` } }}
          />
        ))}
      </Stack>
      <Stack direction="row">
        {colors.map((color) => (
          <Checkbox
            key={color}
            color={color}
            defaultChecked
            slotProps={{ input: { 'aria-label': `Color ${color}` } }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
