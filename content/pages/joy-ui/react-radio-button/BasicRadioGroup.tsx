import * as React from 'react';
import Box from '@mui/joy/Box';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function BasicRadioGroup() {
  const [plan, setPlan] = React.useState('monthly');
  return (
    <Box>
      <FormLabel component="div" id="billing-label" sx={{ mb: 1 }}>
        Billing
      </FormLabel>
      <RadioGroup
        name="billing"
        aria-labelledby="billing-label"
        value={plan}
        onChange={(event) => setPlan(event.target.value)}
      >
        <Radio value="monthly" label="Every month" />
        <Radio value="yearly" label="Once a year" />
        <Radio value="never" label="I have a voucher" />
      </RadioGroup>
    </Box>
  );
}
