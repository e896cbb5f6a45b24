import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChips() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip label="In review" />
      <Chip label="In review" variant="outlined" />
      <Chip label="In review" size="small" />
      <Chip label="In review" size="small" variant="outlined" />
    </Stack>
  );
}
