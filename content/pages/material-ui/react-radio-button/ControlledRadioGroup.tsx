import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const prices: Readonly<Record<string, string>> = {
  monthly: '12 euros every month',
  yearly: '120 euros once a year, two months free',
};

export default function ControlledRadioGroup() {
  const id = React.useId();
  const [billing, setBilling] = React.useState('yearly');
  return (
    <FormControl>
      <FormLabel id={id}>Billing</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name={`${id}-billing`}
        value={billing}
        onChange={(event) => setBilling(event.target.value)}
      >
        <FormControlLabel value="monthly" control={<Radio />} label="Monthly" />
        <FormControlLabel value="yearly" control={<Radio />} label="Yearly" />
      </RadioGroup>
      <FormHelperText role="status">{prices[billing]}</FormHelperText>
    </FormControl>
  );
}
