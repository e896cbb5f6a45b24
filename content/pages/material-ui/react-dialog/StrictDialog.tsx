import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function StrictDialog() {
  const [open, setOpen] = React.useState(false);

  const handleClose: DialogProps['onClose'] = (_event, reason) => {
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show recovery code
      </Button>
      <Dialog open={open} onClose={handleClose}>
        <DialogTitle>Your recovery code</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Write it down: 7F3K-92QD. A click beside this dialog does not close it.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>I have saved it</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
