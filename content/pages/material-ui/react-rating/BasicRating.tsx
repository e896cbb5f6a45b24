import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function BasicRating() {
  const [value, setValue] = React.useState<number | null>(4);

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">How was your stay?</FormLabel>
      <Rating
        name="stay"
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
      />
    </FormControl>
  );
}
