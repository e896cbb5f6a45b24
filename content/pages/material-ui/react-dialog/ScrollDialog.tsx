import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const clauses = Array.from({ length: 24 }, (_, index) => index + 1);

export default function ScrollDialog() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  const show = (mode: DialogProps['scroll']) => () => {
    setScroll(mode);
    setOpen(true);
  };

  return (
    <div>
      <Button onClick={show('paper')}>Scroll inside the paper</Button>
      <Button onClick={show('body')}>Scroll the whole dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll}>
        <DialogTitle>Terms of service</DialogTitle>
        <DialogContent dividers tabIndex={0}>
          {clauses.map((clause) => (
            <DialogContentText key={clause} gutterBottom>
              {clause}. You may end the contract at the end of any month.
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
