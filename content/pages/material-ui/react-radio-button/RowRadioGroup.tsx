import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowRadioGroup() {
  const id = React.useId();
  return (
    <FormControl>
      <FormLabel id={id}>Size</FormLabel>
      <RadioGroup row aria-labelledby={id} defaultValue="M" name={`${id}-size`}>
        {['S', 'M', 'L', 'XL'].map((size) => (
          <FormControlLabel key={size} value={size} control={<Radio />} label={size} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
