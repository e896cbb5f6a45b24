import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'baseline' }}>
      <Link href="#inherit" color="inherit">
        Inherited color
      </Link>
      <Link href="#secondary" color="secondary">
        Secondary
      </Link>
      <Link href="#small" variant="body2">
        Small type
      </Link>
      <Link href="#heading" variant="h6" color="textPrimary">
        A heading
      </Link>
    </Stack>
  );
}
