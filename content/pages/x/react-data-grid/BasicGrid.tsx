import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders } from './createOrders';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// Objects such as { id: 1001, customer: 'Ada Abel', country: 'Kenya', total: 120.5 }
const rows = createOrders(1000);

export default function BasicGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid label="Orders" rows={rows} columns={columns} />
    </Box>
  );
}
