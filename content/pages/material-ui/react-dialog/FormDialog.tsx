import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = React.useState(false);
  const [invited, setInvited] = React.useState('nobody yet');
  const formId = React.useId();
  const close = () => setOpen(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInvited(String(new FormData(event.currentTarget).get('email')));
    close();
  };

  return (
    <div>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Invite a colleague
      </Button>
      <Typography sx={{ mt: 1 }}>Invited: {invited}</Typography>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Invite a colleague</DialogTitle>
        <DialogContent>
          <form id={formId} onSubmit={handleSubmit}>
            <TextField
              autoFocus
              required
              fullWidth
              margin="dense"
              name="email"
              type="email"
              label="Email address"
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId}>
            Send invitation
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
