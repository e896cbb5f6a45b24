import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);
const columns = orderColumns.filter(({ field }) => field !== 'id' && field !== 'date');

const groups: GridColumnGroupingModel = [
  {
    groupId: 'order',
    headerName: 'Order',
    headerAlign: 'center',
    children: [
      {
        groupId: 'buyer',
        headerName: 'Buyer',
        children: [{ field: 'customer' }, { field: 'country' }],
      },
      {
        groupId: 'payment',
        headerName: 'Payment',
        children: [{ field: 'status' }, { field: 'total' }],
      },
    ],
  },
];

export default function NestedGroups() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with nested groups of columns"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={40}
        disableEval
      />
    </Box>
  );
}
