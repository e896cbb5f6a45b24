import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [0, 5, 10, 15, 20, 25, 30];
const cells = [12, 55, 240, 1100, 5200, 23000, 104000];
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export default function LogScale() {
  const [scaleType, setScaleType] = React.useState<'linear' | 'log'>('log');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale"
        value={scaleType}
        onChange={(_event, value: 'linear' | 'log' | null) => value && setScaleType(value)}
      >
        <ToggleButton value="log">Logarithmic</ToggleButton>
        <ToggleButton value="linear">Linear</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title={`Growth of a culture, ${scaleType} scale`}
        desc="From 12 cells on day 0 to 104,000 on day 30."
        height={280}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[{ data: days, label: 'Day' }]}
        yAxis={[
          {
            scaleType,
            label: `Cells (${scaleType})`,
            valueFormatter: (value: number) => compact.format(value),
          },
        ]}
        series={[{ data: cells, label: 'Cells' }]}
      />
    </Box>
  );
}
