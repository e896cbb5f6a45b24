import * as React from 'react';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function SwipeDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(true)}>
        Open filters
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: { p: 3 } } }}
      >
        <Typography sx={{ mb: 2 }}>Swipe down to close this panel.</Typography>
        <Button variant="contained" onClick={() => setOpen(false)}>
          Show 12 results
        </Button>
      </SwipeableDrawer>
    </div>
  );
}
