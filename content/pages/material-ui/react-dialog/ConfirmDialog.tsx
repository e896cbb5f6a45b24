import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function ConfirmDialog() {
  const [open, setOpen] = React.useState(false);
  const descriptionId = React.useId();
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Delete report.pdf
      </Button>
      <Dialog open={open} onClose={close} aria-describedby={descriptionId}>
        <DialogTitle>Delete this file?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            report.pdf is shared with four people. They will lose access at once.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Keep file
          </Button>
          <Button color="error" onClick={close}>
            Delete file
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
