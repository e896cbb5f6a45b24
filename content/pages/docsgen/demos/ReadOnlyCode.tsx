import * as React from 'react';
import Rating from '@mui/material/Rating';

export default function ReadOnlyCode() {
  return <Rating name="read-only-code" defaultValue={3} />;
}
