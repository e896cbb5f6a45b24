import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineLinks() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="#always">Always</Link>
      <Link href="#hover" underline="hover">
        Hover
      </Link>
      <Link href="#none" underline="none">
        None
      </Link>
    </Stack>
  );
}
