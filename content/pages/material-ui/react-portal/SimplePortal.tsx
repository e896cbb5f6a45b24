import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SimplePortal() {
  const [shown, setShown] = React.useState(false);
  const targetRef = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        <Button aria-pressed={shown} onClick={() => setShown(!shown)}>
          Notice
        </Button>
        <Typography>The portal is in this box.</Typography>
        {shown && (
          <Portal container={() => targetRef.current}>
            <Typography>Its content is in that one.</Typography>
          </Portal>
        )}
      </Box>
      <Box
        ref={targetRef}
        role="status"
        sx={{ p: 2, minHeight: 58, border: '1px dashed', borderColor: 'text.secondary' }}
      />
    </Stack>
  );
}
