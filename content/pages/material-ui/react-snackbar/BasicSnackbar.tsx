import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function BasicSnackbar() {
  const [open, setOpen] = React.useState(false);

  const handleClose = (_event: Event | React.SyntheticEvent, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive message
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={handleClose}
        message="Message archived"
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(false)}>
            Undo
          </Button>
        }
      />
    </div>
  );
}
