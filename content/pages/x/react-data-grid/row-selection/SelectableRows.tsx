import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(300);

export default function SelectableRows() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders, only open ones selectable"
        rows={rows}
        columns={orderColumns}
        checkboxSelection
        isRowSelectable={({ row }) => row.status === 'Open'}
      />
    </Box>
  );
}
