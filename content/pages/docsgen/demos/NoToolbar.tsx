import * as React from 'react';
import Chip from '@mui/material/Chip';

export default function NoToolbar() {
  return <Chip label="No toolbar" variant="outlined" />;
}
