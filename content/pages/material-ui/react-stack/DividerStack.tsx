import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem />}
    >
      <span>12 drafts</span>
      <span>3 in review</span>
      <span>148 published</span>
    </Stack>
  );
}
