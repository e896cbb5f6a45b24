import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function BackdropAlone() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setOpen((value) => !value)}>Cover the page</Button>
      <Typography role="status">
        {open ? 'Saving. Click anywhere to go back.' : 'Nothing to save.'}
      </Typography>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        sx={(theme) => ({ color: 'common.white', zIndex: theme.zIndex.drawer + 1 })}
      >
        <CircularProgress color="inherit" aria-label="Saving" />
      </Backdrop>
    </div>
  );
}
