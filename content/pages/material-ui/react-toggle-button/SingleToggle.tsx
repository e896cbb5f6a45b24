import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';

export default function SingleToggle() {
  const [muted, setMuted] = React.useState(false);
  return (
    <ToggleButton value="muted" selected={muted} onChange={() => setMuted(!muted)}>
      Mute
    </ToggleButton>
  );
}
