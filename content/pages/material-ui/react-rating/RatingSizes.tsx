import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1}>
      <Rating name="size-small" size="small" defaultValue={3} />
      <Rating name="size-medium" defaultValue={3} />
      <Rating name="size-large" size="large" defaultValue={3} />
      <Rating name="size-disabled" disabled value={3} />
    </Stack>
  );
}
