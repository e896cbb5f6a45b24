import Slider from '@mui/material/Slider';

export default function OneOff() {
  return (
    <Slider
      defaultValue={30}
      aria-label="Volume"
      sx={{ maxWidth: 280, color: 'success.main', '& .MuiSlider-thumb': { borderRadius: 1 } }}
    />
  );
}
