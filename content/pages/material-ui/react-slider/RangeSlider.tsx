import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const labels = ['Lowest price', 'Highest price'];

export default function RangeSlider() {
  const [price, setPrice] = React.useState<number[]>([40, 120]);

  return (
    <Box sx={{ width: 260 }}>
      <Slider
        getAriaLabel={(index) => labels[index] ?? ''}
        getAriaValueText={(value) => `${value} euros`}
        value={price}
        onChange={(_event, value) => setPrice(value)}
        max={200}
        step={5}
        valueLabelDisplay="auto"
      />
      <Typography variant="body2">
        €{price[0]} to €{price[1]}
      </Typography>
    </Box>
  );
}
