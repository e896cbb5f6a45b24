import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { PenIcon, PlusIcon } from './fabIcons';

export default function BasicFab() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Fab color="primary" aria-label="Add a task">
        <PlusIcon />
      </Fab>
      <Fab color="secondary" aria-label="Edit the list">
        <PenIcon />
      </Fab>
      <Fab disabled aria-label="Add a list">
        <PlusIcon />
      </Fab>
    </Stack>
  );
}
