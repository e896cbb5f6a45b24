import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { storagePlans } from './storagePlans';

export default function RestrictedSlider() {
  const [size, setSize] = React.useState(250);
  const plan = storagePlans.find((item) => item.value === size);

  return (
    <Box sx={{ width: 380, px: 2 }}>
      <Slider
        aria-label="Storage"
        value={size}
        onChange={(_event, value) => setSize(value)}
        min={50}
        max={1000}
        step={null}
        marks={storagePlans.map(({ value, label }) => ({ value, label }))}
        getAriaValueText={(value) => `${value} gigabytes`}
      />
      <Typography variant="body2">{plan?.price} per month</Typography>
    </Box>
  );
}
