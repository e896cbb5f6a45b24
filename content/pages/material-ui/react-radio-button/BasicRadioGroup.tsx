import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadioGroup() {
  const id = React.useId();
  return (
    <FormControl>
      <FormLabel id={id}>Delivery</FormLabel>
      <RadioGroup aria-labelledby={id} defaultValue="door" name={`${id}-delivery`}>
        <FormControlLabel value="door" control={<Radio />} label="To the door" />
        <FormControlLabel value="station" control={<Radio />} label="To a parcel station" />
        <FormControlLabel value="shop" control={<Radio />} label="To a shop" />
        <FormControlLabel value="drone" disabled control={<Radio />} label="By drone (not yet)" />
      </RadioGroup>
    </FormControl>
  );
}
