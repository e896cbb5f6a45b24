import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

const shownColumns = orderColumns.filter(({ field }) => field !== 'country');

const columns: GridColDef<Order>[] = shownColumns.map((column) => {
  switch (column.field) {
    case 'status':
      return { ...column, description: 'The last step that the shop has confirmed' };
    case 'total':
      return {
        ...column,
        width: 150,
        renderHeader: ({ colDef }) => (
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 500 }}>
            {colDef.headerName}
            <Chip component="span" label="EUR" size="small" variant="outlined" />
          </Box>
        ),
      };
    default:
      return column;
  }
});

export default function HeaderContent() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders with units" rows={rows} columns={columns} disableEval />
    </Box>
  );
}
