import EditIcon from '@mui/icons-material/Edit';
import Fab from '@mui/material/Fab';

export default function ExtendedFab() {
  return (
    <Fab variant="extended" color="primary">
      <EditIcon sx={{ marginInlineEnd: 1 }} />
      Write a review
    </Fab>
  );
}
