import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function CurveChoice() {
  const id = React.useId();
  const [curve, setCurve] = React.useState<CurveType>('monotoneX');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        id={id}
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        slotProps={{ select: { native: true } }}
        sx={{ minWidth: 160 }}
      >
        {curves.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </TextField>
      <LineChart
        title={`Eight points connected by the curve ${curve}`}
        height={240}
        hideLegend
        xAxis={[{ data: [0, 1, 2, 3, 4, 5, 6, 7] }]}
        series={[{ data: [2, 6, 6, 1, 7, 3, 3, 8], label: 'Value', curve }]}
      />
    </Box>
  );
}
