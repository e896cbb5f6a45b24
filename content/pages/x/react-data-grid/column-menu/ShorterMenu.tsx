import Box from '@mui/material/Box';
import { DataGrid, GridColumnMenu, type GridColDef, type GridColumnMenuProps } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

const columns: GridColDef<Order>[] = orderColumns.map((column) =>
  column.field === 'id' ? { ...column, disableColumnMenu: true } : column,
);

function ShortColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: null }}
      slotProps={{ columnMenuFilterItem: { displayOrder: 5 } }}
    />
  );
}

export default function ShorterMenu() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a short menu"
        rows={rows}
        columns={columns}
        disableEval
        slots={{ columnMenu: ShortColumnMenu }}
      />
    </Box>
  );
}
