import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ClickableChips() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip component="button" label="Remind me tomorrow" onClick={() => {}} />
      <Chip
        component="a"
        href="#accessibility"
        clickable
        variant="outlined"
        label="Accessibility"
      />
    </Stack>
  );
}
