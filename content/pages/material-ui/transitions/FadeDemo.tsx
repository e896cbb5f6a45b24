import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function FadeDemo() {
  const [copied, setCopied] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', minHeight: 110 }}>
      <Button variant="outlined" onClick={() => setCopied(!copied)}>
        {copied ? 'Dismiss' : 'Copy the link'}
      </Button>
      <Fade in={copied} unmountOnExit>
        <Alert severity="success">The link is on the clipboard.</Alert>
      </Fade>
    </Stack>
  );
}
