import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function BasicClickAway() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ position: 'relative', height: 130 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Ingredients
        </Button>
        {open && (
          <Paper
            id={id}
            elevation={4}
            sx={{ position: 'absolute', insetInlineStart: 0, mt: 1, p: 2, width: 200 }}
          >
            Wheat, water, salt, and a lot of time.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
