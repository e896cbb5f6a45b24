import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ConfirmModal() {
  const [open, setOpen] = React.useState(false);
  const [deleted, setDeleted] = React.useState(false);

  const handleDelete = () => {
    setDeleted(true);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button color="danger" onClick={() => setOpen(true)}>
        Delete project
      </Button>
      <Typography level="body-sm" textColor="text.secondary" role="status">
        {deleted ? 'The project was deleted.' : 'Nothing has been deleted.'}
      </Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog role="alertdialog" size="sm" sx={{ maxWidth: 360 }}>
          <DialogTitle>Delete “Lighthouse”?</DialogTitle>
          <DialogContent>All of its 214 files are deleted. This cannot be undone.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={handleDelete}>
              Delete
            </Button>
            <Button autoFocus variant="plain" color="neutral" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
