import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';

const notes = [
  'Deliver to the back door.',
  'The customer asked for a call before the delivery, and for a written invoice with the order number.',
  'A gift: please leave out the prices.',
];

interface NotedOrder extends Order {
  readonly note: string;
}

const rows: NotedOrder[] = createOrders(300).map((order, index) => ({
  ...order,
  note: notes[index % notes.length]!,
}));

const columns: GridColDef<NotedOrder>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 200 },
];

export default function AutoRowHeight() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders with notes"
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 60}
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </Box>
  );
}
