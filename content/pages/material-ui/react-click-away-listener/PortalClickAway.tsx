import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function PortalClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Help
        </Button>
        {open && (
          <Portal>
            <Paper
              role="region"
              aria-label="Help"
              elevation={6}
              sx={{
                position: 'fixed',
                bottom: 24,
                insetInlineStart: 24,
                zIndex: 'snackbar',
                p: 2,
                width: 240,
              }}
            >
              A click on this box leaves it open, although it is at the end of the document.
            </Paper>
          </Portal>
        )}
      </Box>
    </ClickAwayListener>
  );
}
