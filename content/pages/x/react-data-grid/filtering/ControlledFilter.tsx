import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

export default function ControlledFilter() {
  const [status, setStatus] = React.useState('Returned');
  const filterModel: GridFilterModel = React.useMemo(
    () => ({ items: status ? [{ field: 'status', operator: 'is', value: status }] : [] }),
    [status],
  );
  const count = rows.filter((row) => !status || row.status === status).length;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Status of the orders"
        value={status}
        onChange={(_event, value: string | null) => setStatus(value ?? '')}
      >
        <ToggleButton value="Open">Open</ToggleButton>
        <ToggleButton value="Paid">Paid</ToggleButton>
        <ToggleButton value="Returned">Returned</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Orders by status"
          rows={rows}
          columns={orderColumns}
          disableEval
          filterModel={filterModel}
          onFilterModelChange={({ items: [first] }) =>
            setStatus(first?.field === 'status' ? String(first.value ?? '') : '')
          }
        />
      </Box>
      <Typography variant="body2" role="status">
        {count} of {rows.length} orders
      </Typography>
    </Stack>
  );
}
