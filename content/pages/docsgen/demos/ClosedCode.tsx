import * as React from 'react';
import Chip from '@mui/material/Chip';

export default function ClosedCode() {
  return <Chip label="The code is closed" />;
}
