import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function LinkButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" href="#accessibility">
        Accessibility notes
      </Button>
      <Button
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
        rel="noopener"
      >
        Button pattern (opens a new tab)
      </Button>
    </Stack>
  );
}
