import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function AlertSnackbar() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Save profile
      </Button>
      <Snackbar open={open} autoHideDuration={6000} onClose={close}>
        <Alert severity="success" onClose={close} sx={{ width: '100%' }}>
          Your profile is saved.
        </Alert>
      </Snackbar>
    </div>
  );
}
