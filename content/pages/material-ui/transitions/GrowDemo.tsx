import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const origins = ['center top', 'left bottom'] as const;

export default function GrowDemo() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Cards
      </Button>
      <Stack direction="row" spacing={2} sx={{ minHeight: 80 }}>
        {origins.map((origin, index) => (
          <Grow
            key={origin}
            in={shown}
            appear={false}
            timeout={shown ? 400 + 600 * index : 200}
            style={{ transformOrigin: origin }}
          >
            <Paper elevation={4} sx={{ display: 'grid', placeItems: 'center', width: 110 }}>
              {origin}
            </Paper>
          </Grow>
        ))}
      </Stack>
    </Stack>
  );
}
