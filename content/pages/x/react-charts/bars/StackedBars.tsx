import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const sources = [
  { label: 'Solar', data: [12, 18, 31, 24] },
  { label: 'Wind', data: [34, 28, 19, 32] },
  { label: 'Gas', data: [26, 22, 18, 24] },
];

export default function StackedBars() {
  const [share, setShare] = React.useState(false);
  const formatShare = (value: number) => `${Math.round(value * 100)} %`;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={share} onChange={(event) => setShare(event.target.checked)} />}
        label="As shares"
      />
      <BarChart
        title="Electricity by source"
        desc="Solar is highest in summer and wind in winter; gas stays between 18 and 26 terawatt hours."
        height={280}
        xAxis={[{ data: ['Winter', 'Spring', 'Summer', 'Fall'] }]}
        yAxis={[
          {
            label: share ? 'Share' : 'Terawatt hours',
            valueFormatter: share ? formatShare : undefined,
          },
        ]}
        series={sources.map((source) => ({
          ...source,
          stack: 'total',
          stackOffset: share ? 'expand' : 'diverging',
        }))}
      />
    </Box>
  );
}
