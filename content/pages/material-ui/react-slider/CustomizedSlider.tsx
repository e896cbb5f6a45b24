import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const BarSlider = styled(Slider)({
  height: 10,
  [`& .${sliderClasses.track}`]: { border: 'none' },
  [`& .${sliderClasses.rail}`]: { opacity: 0.2 },
  [`& .${sliderClasses.thumb}`]: {
    height: 28,
    width: 12,
    borderRadius: 4,
    border: '2px solid currentColor',
  },
});

export default function CustomizedSlider() {
  return (
    <Box sx={{ width: 260 }}>
      <BarSlider
        aria-label="Brightness"
        defaultValue={45}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} %`}
      />
    </Box>
  );
}
