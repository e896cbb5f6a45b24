import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const width = 160;

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 220, overflow: 'hidden' }}>
      <Drawer
        variant="persistent"
        open={open}
        slotProps={{ paper: { sx: { position: 'absolute', width, p: 2 } } }}
      >
        <Typography variant="subtitle2" component="h3">
          Layers
        </Typography>
        <Typography variant="body2">Roads</Typography>
        <Typography variant="body2">Rivers</Typography>
        <Typography variant="body2">Heights</Typography>
      </Drawer>
      <Box
        sx={{
          p: 2,
          marginInlineStart: open ? `${width}px` : 0,
          transition: (theme) => theme.transitions.create('margin-inline-start'),
        }}
      >
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Layers
        </Button>
        <Typography sx={{ mt: 2 }}>The map uses the rest of the width.</Typography>
      </Box>
    </Box>
  );
}
