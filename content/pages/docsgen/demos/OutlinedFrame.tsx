import * as React from 'react';
import Switch from '@mui/material/Switch';

export default function OutlinedFrame() {
  return (
    <Switch
      defaultChecked
      slotProps={{ input: { 'aria-label': 'Outlined frame' } }}
    />
  );
}
