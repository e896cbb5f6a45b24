import * as React from 'react';
import Chip from '@mui/material/Chip';

export default function OpenCode() {
  return <Chip label="The code is open" color="primary" />;
}
