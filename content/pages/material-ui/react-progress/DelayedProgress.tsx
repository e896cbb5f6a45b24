import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';

export default function DelayedProgress() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" onClick={() => setLoading((value) => !value)}>
        {loading ? 'Stop' : 'Load report'}
      </Button>
      <Fade
        in={loading}
        style={{ transitionDelay: loading ? '800ms' : '0ms' }}
        unmountOnExit
      >
        <CircularProgress size={28} aria-label="Loading report" />
      </Fade>
    </Box>
  );
}
