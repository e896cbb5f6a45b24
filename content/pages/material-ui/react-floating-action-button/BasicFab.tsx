import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function BasicFab() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Fab color="primary" aria-label="Add a task">
        <AddIcon />
      </Fab>
      <Fab color="secondary" aria-label="Edit the list">
        <EditIcon />
      </Fab>
      <Fab disabled aria-label="Add a list">
        <AddIcon />
      </Fab>
    </Stack>
  );
}
