import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function StyledGauge() {
  const id = React.useId();
  const [used, setUsed] = React.useState(68);

  return (
    <Stack spacing={1} sx={{ width: 220, alignItems: 'center' }}>
      <Typography id={id}>Used storage</Typography>
      <Gauge
        aria-labelledby={id}
        aria-valuetext={`${used} of 100 gigabytes`}
        width={160}
        height={160}
        value={used}
        innerRadius="70%"
        cornerRadius="50%"
        text={({ value }) => `${value} GB`}
        sx={(theme) => ({
          [`& .${gaugeClasses.valueText} text`]: { fontSize: 24 },
          [`& .${gaugeClasses.valueArc}`]: {
            fill: (theme.vars ?? theme).palette[used > 80 ? 'error' : 'success'].main,
          },
        })}
      />
      <Box sx={{ width: '100%' }}>
        <Slider
          aria-label="Gigabytes in use"
          value={used}
          onChange={(_event, value) => setUsed(value as number)}
        />
      </Box>
    </Stack>
  );
}
