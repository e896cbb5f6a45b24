import * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function FrameQuery() {
  const [element, setElement] = React.useState<HTMLElement | null>(null);

  const matchMedia = React.useMemo(() => {
    const frame = element?.ownerDocument.defaultView;
    return frame ? frame.matchMedia.bind(frame) : undefined;
  }, [element]);

  const wide = useMediaQuery('(min-width:500px)', { matchMedia });

  return (
    <Paper ref={setElement} variant="outlined" sx={{ m: 2, p: 2 }}>
      <Typography gutterBottom>
        This frame is {wide ? 'at least' : 'less than'} 500 pixels wide.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        It does not matter how wide the window around it is.
      </Typography>
    </Paper>
  );
}
