import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function TransitionModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Fade in</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Fade in={open}>
          <Paper role="dialog" aria-modal="true" aria-label="Welcome" sx={{ p: 3 }}>
            <Box sx={{ mb: 2 }}>Welcome back, Ines.</Box>
            <Button onClick={() => setOpen(false)}>Continue</Button>
          </Paper>
        </Fade>
      </Modal>
    </div>
  );
}
