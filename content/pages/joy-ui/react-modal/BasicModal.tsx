import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the opening hours
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog sx={{ maxWidth: 400 }}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Opening hours</DialogTitle>
          <DialogContent>
            The library is open from Tuesday to Saturday, 10 a.m. to 7 p.m. On public holidays it
            stays closed.
          </DialogContent>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
