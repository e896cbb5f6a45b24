import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizesColors() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Slider aria-label="Small" size="small" defaultValue={60} />
      <Slider aria-label="Medium" defaultValue={60} />
      <Slider aria-label="Secondary color" color="secondary" defaultValue={60} />
      <Slider aria-label="Success color" color="success" defaultValue={60} />
      <Slider aria-label="Disabled" disabled defaultValue={60} />
    </Stack>
  );
}
