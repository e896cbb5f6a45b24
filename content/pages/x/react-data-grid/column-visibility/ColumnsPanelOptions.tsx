import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = orderColumns.map((column) =>
  column.field === 'customer' ? { ...column, hideable: false } : column,
);

export default function ColumnsPanelOptions() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders by customer"
        rows={rows}
        columns={columns}
        showToolbar
        disableEval
        slotProps={{
          columnsManagement: {
            sort: 'asc',
            disableShowHideToggle: true,
            getTogglableColumns: (all) =>
              all.map(({ field }) => field).filter((field) => field !== 'id'),
          },
        }}
      />
    </Box>
  );
}
