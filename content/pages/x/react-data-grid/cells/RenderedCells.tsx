import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';

const rows = createOrders(300);

const statusColors: Record<Order['status'], ChipProps['color']> = {
  Open: 'default',
  Paid: 'primary',
  Shipped: 'success',
  Returned: 'error',
};

export default function RenderedCells() {
  const [message, setMessage] = React.useState('No reminder has been sent.');
  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'id', headerName: 'Order', width: 80 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
      {
        field: 'status',
        headerName: 'Status',
        width: 120,
        display: 'flex',
        renderCell: ({ row }) => (
          <Chip size="small" variant="outlined" label={row.status} color={statusColors[row.status]} />
        ),
      },
      {
        field: 'total',
        headerName: 'Of 500 €',
        type: 'number',
        width: 140,
        display: 'flex',
        renderCell: ({ value }) => (
          <LinearProgress
            variant="determinate"
            value={value / 5}
            aria-label="Share of 500 €"
            sx={{ flex: 1 }}
          />
        ),
      },
      {
        field: 'remind',
        headerName: 'Reminder',
        width: 120,
        display: 'flex',
        sortable: false,
        filterable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Remind ${row.customer}`}
            onClick={() => setMessage(`A reminder for order ${row.id} has been sent.`)}
          >
            Remind
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 400 }}>
        <DataGrid aria-label="Orders with controls" rows={rows} columns={columns} disableEval />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
