import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function DiscreteSlider() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider
        aria-label="Room temperature"
        defaultValue={20}
        min={14}
        max={26}
        step={2}
        marks
        valueLabelDisplay="auto"
        getAriaValueText={(value) => `${value} degrees`}
      />
    </Box>
  );
}
