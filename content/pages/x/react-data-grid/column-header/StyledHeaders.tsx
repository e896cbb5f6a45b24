import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

const columns: GridColDef<Order>[] = orderColumns.map((column) => ({
  ...column,
  headerClassName: column.type === 'number' ? 'header-amount' : 'header-text',
  headerAlign: column.type === 'number' ? 'right' : 'left',
}));

export default function StyledHeaders() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders with styled headers"
        rows={rows}
        columns={columns}
        disableEval
        showColumnVerticalBorder
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          '& .header-text': { bgcolor: 'action.hover' },
          '& .header-amount': { bgcolor: 'action.selected' },
        }}
      />
    </Box>
  );
}
