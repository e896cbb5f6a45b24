import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizesColors() {
  const [priority, setPriority] = React.useState('normal');
  const name = React.useId();
  return (
    <RadioGroup
      row
      aria-label="Priority"
      name={name}
      value={priority}
      onChange={(event) => setPriority(event.target.value)}
    >
      <FormControlLabel value="low" control={<Radio size="small" />} label="Low, small" />
      <FormControlLabel value="normal" control={<Radio color="secondary" />} label="Normal, secondary" />
      <FormControlLabel value="urgent" control={<Radio color="error" />} label="Urgent, error" />
    </RadioGroup>
  );
}
