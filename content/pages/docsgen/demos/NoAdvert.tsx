import * as React from 'react';
import Rating from '@mui/material/Rating';

export default function NoAdvert() {
  return <Rating name="no-advert" defaultValue={5} />;
}
