import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);
const columns = orderColumns.filter(({ field }) => field !== 'id');

const groups: GridColumnGroupingModel = [
  {
    groupId: 'buyer',
    headerName: 'Buyer',
    children: [{ field: 'customer' }, { field: 'country' }],
  },
  {
    groupId: 'payment',
    headerName: 'Payment',
    description: 'State, amount and day of the order',
    children: [{ field: 'status' }, { field: 'total' }, { field: 'date' }],
  },
];

export default function GroupedColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with grouped columns"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        disableEval
      />
    </Box>
  );
}
