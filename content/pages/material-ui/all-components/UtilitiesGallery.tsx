import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Gallery, GalleryCard } from './Gallery';

export default function UtilitiesGallery() {
  return (
    <Gallery>
      <GalleryCard title="Click-Away Listener" href="/material-ui/react-click-away-listener/">
        <ClickAwayExample />
      </GalleryCard>
      <GalleryCard title="CSS Baseline" href="/material-ui/react-css-baseline/">
        <Typography variant="body2" color="text.secondary">
          Resets margins, fonts and colors of a whole page
        </Typography>
      </GalleryCard>
      <GalleryCard title="InitColorSchemeScript" href="/material-ui/react-init-color-scheme-script/">
        <Typography variant="body2" color="text.secondary">
          Sets the color scheme before the first paint
        </Typography>
      </GalleryCard>
      <GalleryCard title="Modal" href="/material-ui/react-modal/">
        <ModalExample />
      </GalleryCard>
      <GalleryCard title="No SSR" href="/material-ui/react-no-ssr/">
        <NoSsr fallback={<Typography variant="body2">Sent by the server</Typography>}>
          <Typography variant="body2">Rendered by the browser</Typography>
        </NoSsr>
      </GalleryCard>
      <GalleryCard title="Popover" href="/material-ui/react-popover/">
        <PopoverExample />
      </GalleryCard>
      <GalleryCard title="Popper" href="/material-ui/react-popper/">
        <PopperExample />
      </GalleryCard>
      <GalleryCard title="Portal" href="/material-ui/react-portal/">
        <PortalExample />
      </GalleryCard>
      <GalleryCard title="Textarea Autosize" href="/material-ui/react-textarea-autosize/">
        <TextareaAutosize
          aria-label="Note"
          defaultValue="Grows with each line"
          style={{ width: '100%', font: 'inherit', padding: 8 }}
        />
      </GalleryCard>
      <GalleryCard title="Transitions" href="/material-ui/transitions/">
        <FadeExample />
      </GalleryCard>
      <GalleryCard title="useMediaQuery" href="/material-ui/react-use-media-query/">
        <MediaQueryExample />
      </GalleryCard>
    </Gallery>
  );
}

function ClickAwayExample() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {open ? 'Click elsewhere' : 'Click here'}
      </Button>
    </ClickAwayListener>
  );
}

function ModalExample() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open the modal</Button>
      <Modal open={open} onClose={() => setOpen(false)} aria-labelledby="gallery-modal">
        <Paper
          sx={{
            position: 'absolute',
            top: '50%',
            left: '50%',
            transform: 'translate(-50%, -50%)',
            p: 3,
          }}
        >
          <Typography id="gallery-modal">The page waits.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}

function PopoverExample() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        What is this?
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Explanation' } }}
      >
        <Typography sx={{ p: 2 }}>A panel beside its button</Typography>
      </Popover>
    </React.Fragment>
  );
}

function PopperExample() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Show the hint
      </Button>
      <Popper open={anchor !== null} anchorEl={anchor}>
        <Paper elevation={4} sx={{ p: 1 }}>
          It follows the button.
        </Paper>
      </Popper>
    </React.Fragment>
  );
}

function PortalExample() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Box sx={{ p: 1, border: 1, borderColor: 'divider' }}>
        Sender
        <Portal container={target}>{target && 'The letter'}</Portal>
      </Box>
      <Box ref={setTarget} sx={{ p: 1, minHeight: 40, border: 1, borderColor: 'divider' }} />
    </React.Fragment>
  );
}

function FadeExample() {
  const [shown, setShown] = React.useState(true);

  return (
    <React.Fragment>
      <Button aria-pressed={shown} onClick={() => setShown(!shown)}>
        Fade
      </Button>
      <Fade in={shown}>
        <Box sx={{ width: 48, height: 48, bgcolor: 'primary.main', borderRadius: 1 }} />
      </Fade>
    </React.Fragment>
  );
}

function MediaQueryExample() {
  const isWide = useMediaQuery('(min-width: 900px)');

  return (
    <Typography variant="body2">
      This window is {isWide ? '900 pixels wide or more' : 'narrower than 900 pixels'}.
    </Typography>
  );
}
