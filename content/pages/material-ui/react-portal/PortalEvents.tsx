import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortalEvents() {
  const [clicks, setClicks] = React.useState(0);
  const targetRef = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box onClick={() => setClicks(clicks + 1)}>
        <Typography role="status">Clicks that arrived here: {clicks}</Typography>
        <Portal container={() => targetRef.current}>
          <Button variant="outlined">Click outside of the parent</Button>
        </Portal>
      </Box>
      <div ref={targetRef} />
    </Stack>
  );
}
