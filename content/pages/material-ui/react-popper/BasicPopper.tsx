import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BasicPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const id = React.useId();

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        Opening hours
      </Button>
      <Popper id={id} open={open} anchorEl={anchorEl} sx={{ zIndex: 'tooltip' }}>
        <Paper elevation={4} sx={{ mt: 1, p: 2 }}>
          Tuesday to Sunday, 10 to 18
        </Paper>
      </Popper>
    </div>
  );
}
