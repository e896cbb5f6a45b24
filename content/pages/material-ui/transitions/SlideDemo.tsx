import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';

export default function SlideDemo() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(false);

  return (
    <Box
      ref={setFrame}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        width: 300,
        maxWidth: '100%',
        height: 200,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Button variant="outlined" aria-expanded={shown} onClick={() => setShown(!shown)}>
        Now playing
      </Button>
      <Slide in={shown} direction="up" container={frame} unmountOnExit>
        <Paper
          square
          elevation={6}
          sx={{ position: 'absolute', bottom: 0, left: 0, right: 0, p: 2 }}
        >
          <Typography variant="subtitle2" component="p">
            Prelude in C
          </Typography>
          <Typography variant="body2">2:14 left</Typography>
        </Paper>
      </Slide>
    </Box>
  );
}
