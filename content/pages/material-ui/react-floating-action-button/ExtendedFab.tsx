import Fab from '@mui/material/Fab';
import { PenIcon } from './fabIcons';

export default function ExtendedFab() {
  return (
    <Fab variant="extended" color="primary">
      <PenIcon sx={{ marginInlineEnd: 1 }} />
      Write a review
    </Fab>
  );
}
