import * as React from 'react';
import Button from '@mui/material/Button';

export default function PressedButton() {
  const [muted, setMuted] = React.useState(false);

  return (
    <Button
      variant={muted ? 'contained' : 'outlined'}
      aria-pressed={muted}
      onClick={() => setMuted((previous) => !previous)}
    >
      Mute notifications
    </Button>
  );
}
