import * as React from 'react';
import Typography from '@mui/material/Typography';

export default function NarrowFrame() {
  return (
    <Typography color="text.primary">
      In a column of 320 pixels this sentence takes several lines.
    </Typography>
  );
}
