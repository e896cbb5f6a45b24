import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, resizable: false },
  { field: 'customer', headerName: 'Customer', flex: 2, minWidth: 140 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 90, maxWidth: 200 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function FlexibleColumns() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders with flexible columns" rows={rows} columns={columns} disableEval />
    </Box>
  );
}
