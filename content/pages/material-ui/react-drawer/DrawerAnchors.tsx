import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const anchors = ['left', 'top', 'right', 'bottom'] as const;

export default function DrawerAnchors() {
  const [anchor, setAnchor] = React.useState<DrawerProps['anchor']>('right');
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {anchors.map((one) => (
        <Button
          key={one}
          onClick={() => {
            setAnchor(one);
            setOpen(true);
          }}
        >
          {one}
        </Button>
      ))}
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 3 } } }}
      >
        <Typography id={titleId} variant="h6" component="h2">
          Order 1042
        </Typography>
        <Typography sx={{ my: 2 }}>Two chairs, delivered on Tuesday.</Typography>
        <Button variant="contained" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Drawer>
    </Stack>
  );
}
