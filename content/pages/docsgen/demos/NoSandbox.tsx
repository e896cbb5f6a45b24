import * as React from 'react';
import Rating from '@mui/material/Rating';

export default function NoSandbox() {
  return <Rating name="no-sandbox" defaultValue={4} />;
}
