import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function VerticalDivider() {
  return (
    <Stack
      direction="row"
      spacing={1}
      divider={<Divider orientation="vertical" flexItem />}
    >
      <Button>Undo</Button>
      <Button>Redo</Button>
      <Button>History</Button>
    </Stack>
  );
}
