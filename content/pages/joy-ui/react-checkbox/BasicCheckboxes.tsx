import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function BasicCheckboxes() {
  return (
    <Stack spacing={2}>
      <Checkbox label="Send me a copy" defaultChecked />
      <Checkbox label="Include attachments" variant="soft" />
      <Checkbox label="Delete after sending" color="danger" variant="outlined" size="lg" />
    </Stack>
  );
}
