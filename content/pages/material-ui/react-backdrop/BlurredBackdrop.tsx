import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function BlurredBackdrop() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Lock the screen
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slotProps={{
          backdrop: {
            sx: { backdropFilter: 'blur(6px)', bgcolor: 'rgb(0 0 0 / 0.3)' },
          },
        }}
      >
        <DialogTitle>Screen locked</DialogTitle>
        <DialogContent>
          <DialogContentText>What is open stays open.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Unlock</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
