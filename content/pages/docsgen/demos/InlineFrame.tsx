import * as React from 'react';
import Alert from '@mui/material/Alert';

export default function InlineFrame() {
  return <Alert severity="info">As wide as the text around it.</Alert>;
}
