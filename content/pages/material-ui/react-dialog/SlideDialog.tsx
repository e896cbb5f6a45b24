import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

const SlideUp = React.forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide ref={ref} {...props} direction="up" />;
});

export default function SlideDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share location
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: SlideUp }}
      >
        <DialogTitle>Share your location for one hour?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Not now</Button>
          <Button onClick={() => setOpen(false)}>Share</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
