import * as React from 'react';
import Switch from '@mui/material/Switch';

export default function PlainFrame() {
  return <Switch slotProps={{ input: { 'aria-label': 'Plain frame' } }} />;
}
