import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(200);
const visibleCount = 6;

export default function LiveTotals() {
  const apiRef = useGridApiRef();
  const [isRunning, setIsRunning] = React.useState(false);

  React.useEffect(() => {
    if (!isRunning) return undefined;
    let count = 0;
    const timer = setInterval(() => {
      const order = rows[count % visibleCount]!;
      const current = apiRef.current?.getRow<Order>(order.id);
      if (current) apiRef.current?.updateRows([{ id: order.id, total: current.total + 1 }]);
      count += 1;
    }, 500);
    return () => clearInterval(timer);
  }, [apiRef, isRunning]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setIsRunning(!isRunning)}>
        {isRunning ? 'Stop' : 'Start'}
      </Button>
      <Box sx={{ height: 400, width: '100%' }}>
        <DataGrid aria-label="Live totals" apiRef={apiRef} rows={rows} columns={orderColumns} disableEval />
      </Box>
    </Stack>
  );
}
