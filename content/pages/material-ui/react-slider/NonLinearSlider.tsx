import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const scale = (exponent: number) => 2 ** exponent;

const format = (megabytes: number) =>
  megabytes < 1024 ? `${megabytes} MB` : `${megabytes / 1024} GB`;

export default function NonLinearSlider() {
  const id = React.useId();
  const [exponent, setExponent] = React.useState(9);

  return (
    <Box sx={{ width: 260 }}>
      <Typography id={id} gutterBottom>
        Memory: {format(scale(exponent))}
      </Typography>
      <Slider
        aria-labelledby={id}
        value={exponent}
        onChange={(_event, value) => setExponent(value)}
        min={6}
        max={14}
        scale={scale}
        valueLabelDisplay="auto"
        valueLabelFormat={format}
        getAriaValueText={format}
      />
    </Box>
  );
}
