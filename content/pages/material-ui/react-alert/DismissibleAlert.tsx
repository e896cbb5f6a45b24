import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);
  const [archived, setArchived] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Alert
        severity="info"
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => setArchived((value) => !value)}
          >
            {archived ? 'Undo' : 'Archive'}
          </Button>
        }
      >
        {archived ? 'Conversation archived.' : 'Conversation moved to the inbox.'}
      </Alert>
      <Collapse in={open}>
        <Alert severity="success" onClose={() => setOpen(false)} sx={{ mt: 2 }}>
          Profile saved.
        </Alert>
      </Collapse>
      <Button disabled={open} onClick={() => setOpen(true)} sx={{ mt: 2 }}>
        Show again
      </Button>
    </Box>
  );
}
