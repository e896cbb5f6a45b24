import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Publish</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="text">Discard</Button>
      <Button variant="contained" disabled>
        Publish
      </Button>
    </Stack>
  );
}
