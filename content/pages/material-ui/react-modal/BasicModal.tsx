import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open modal</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Box
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          sx={{
            position: 'absolute',
            top: '50%',
            left: '50%',
            transform: 'translate(-50%, -50%)',
            width: 320,
            p: 3,
            borderRadius: 2,
            boxShadow: 24,
            outline: 'none',
            color: 'text.primary',
            bgcolor: 'background.paper',
          }}
        >
          <Typography id={titleId} variant="h6" component="h2">
            Keyboard shortcuts
          </Typography>
          <Typography sx={{ my: 2 }}>Press ? anywhere to see them again.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Modal>
    </div>
  );
}
