import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function InputVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <Stack spacing={2}>
        {variants.map((variant) => (
          <Input
            key={variant}
            variant={variant}
            defaultValue={variant}
            aria-label={`Field of the variant ${variant}`}
          />
        ))}
      </Stack>
      <Stack spacing={2}>
        {sizes.map((size) => (
          <Input
            key={size}
            size={size}
            defaultValue={size}
            aria-label={`Field of size ${size}`}
          />
        ))}
      </Stack>
    </Stack>
  );
}
