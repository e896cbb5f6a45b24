import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ContinuousSlider() {
  const id = React.useId();
  const [volume, setVolume] = React.useState(30);

  return (
    <Box sx={{ width: 260 }}>
      <Typography id={id} gutterBottom>
        Volume: {volume}
      </Typography>
      <Slider
        aria-labelledby={id}
        value={volume}
        onChange={(_event, value) => setVolume(value)}
      />
    </Box>
  );
}
