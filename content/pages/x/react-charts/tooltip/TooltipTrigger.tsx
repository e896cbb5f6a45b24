import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type Trigger = 'axis' | 'item' | 'none';

export default function TooltipTrigger() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger of the tooltip"
        value={trigger}
        onChange={(_event, value: Trigger | null) => value && setTrigger(value)}
      >
        <ToggleButton value="axis">Axis</ToggleButton>
        <ToggleButton value="item">Item</ToggleButton>
        <ToggleButton value="none">None</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Tickets opened and closed from Monday to Thursday"
        height={260}
        enableKeyboardNavigation
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[
          { data: [24, 31, 28, 22], label: 'Opened' },
          { data: [20, 27, 33, 25], label: 'Closed' },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </Box>
  );
}
