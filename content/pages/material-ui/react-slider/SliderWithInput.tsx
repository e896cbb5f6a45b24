import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const clamp = (value: number) => Math.min(100, Math.max(0, value));

export default function SliderWithInput() {
  const [quality, setQuality] = React.useState(80);

  return (
    <Stack direction="row" spacing={3} sx={{ width: 340, alignItems: 'center' }}>
      <Slider
        aria-label="Image quality"
        value={quality}
        onChange={(_event, value) => setQuality(value)}
      />
      <TextField
        label="Quality"
        size="small"
        type="number"
        value={quality}
        onChange={(event) => setQuality(clamp(Number(event.target.value)))}
        slotProps={{ htmlInput: { min: 0, max: 100, step: 5 } }}
        sx={{ width: 110, flexShrink: 0 }}
      />
    </Stack>
  );
}
