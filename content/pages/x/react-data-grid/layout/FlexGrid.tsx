import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const orders = createOrders(60);

export default function FlexGrid() {
  const [count, setCount] = React.useState(3);
  return (
    <Box sx={{ width: '100%', height: 460 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of orders"
        value={count}
        onChange={(_event, value: number | null) => setCount(value ?? count)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={3}>3 orders</ToggleButton>
        <ToggleButton value={60}>60 orders</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 400 }}>
        <DataGrid
          aria-label="Orders, as high as its rows"
          rows={orders.slice(0, count)}
          columns={orderColumns}
        />
      </Box>
    </Box>
  );
}
