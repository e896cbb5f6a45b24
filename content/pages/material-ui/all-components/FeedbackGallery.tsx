import * as React from 'react';
import Alert from '@mui/material/Alert';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { Gallery, GalleryCard } from './Gallery';

export default function FeedbackGallery() {
  return (
    <Gallery>
      <GalleryCard title="Alert" href="/material-ui/react-alert/">
        <Alert severity="success">The order was placed.</Alert>
      </GalleryCard>
      <GalleryCard title="Backdrop" href="/material-ui/react-backdrop/">
        <BackdropExample />
      </GalleryCard>
      <GalleryCard title="Dialog" href="/material-ui/react-dialog/">
        <DialogExample />
      </GalleryCard>
      <GalleryCard title="Progress" href="/material-ui/react-progress/">
        <CircularProgress aria-label="Storage in use" variant="determinate" value={70} />
      </GalleryCard>
      <GalleryCard title="Skeleton" href="/material-ui/react-skeleton/">
        <Skeleton variant="circular" width={40} height={40} animation={false} />
        <Stack sx={{ flexGrow: 1 }}>
          <Skeleton animation={false} />
          <Skeleton animation={false} width="60%" />
        </Stack>
      </GalleryCard>
      <GalleryCard title="Snackbar" href="/material-ui/react-snackbar/">
        <SnackbarExample />
      </GalleryCard>
    </Gallery>
  );
}

function BackdropExample() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Cover the page</Button>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        sx={(theme) => ({ color: '#fff', zIndex: theme.zIndex.modal })}
      >
        Click anywhere to go back
      </Backdrop>
    </React.Fragment>
  );
}

function DialogExample() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Delete the list
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="gallery-dialog">
        <DialogTitle id="gallery-dialog">Delete the list?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button color="error" onClick={close}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

function SnackbarExample() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Archive</Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={() => setOpen(false)}
        message="The message was archived."
      />
    </React.Fragment>
  );
}
