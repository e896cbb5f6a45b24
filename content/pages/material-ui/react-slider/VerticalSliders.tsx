import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const bands = [
  { label: 'Bass', gain: 4 },
  { label: 'Middle', gain: -2 },
  { label: 'Treble', gain: 6 },
];

export default function VerticalSliders() {
  return (
    <Stack direction="row" spacing={4} sx={{ height: 200 }}>
      {bands.map(({ label, gain }) => (
        <Slider
          key={label}
          aria-label={label}
          orientation="vertical"
          defaultValue={gain}
          min={-12}
          max={12}
          marks={[{ value: 0, label: '0 dB' }]}
          valueLabelDisplay="auto"
        />
      ))}
    </Stack>
  );
}
