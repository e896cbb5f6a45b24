import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const minimum = 2;
const labels = ['Opening hour', 'Closing hour'];

export default function MinimumDistanceSlider() {
  const [hours, setHours] = React.useState<number[]>([9, 17]);

  const handleChange = (_event: Event, value: number[], activeThumb: number) => {
    const [open = 0, close = 24] = value;
    if (activeThumb === 0) {
      setHours([Math.min(open, close - minimum), close]);
    } else {
      setHours([open, Math.max(close, open + minimum)]);
    }
  };

  return (
    <Box sx={{ width: 260 }}>
      <Slider
        getAriaLabel={(index) => labels[index] ?? ''}
        getAriaValueText={(value) => `${value}:00`}
        value={hours}
        onChange={handleChange}
        max={24}
        disableSwap
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}:00`}
      />
    </Box>
  );
}
