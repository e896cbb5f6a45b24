import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

export default function InitialVisibility() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={orderColumns}
        showToolbar
        disableEval
        initialState={{ columns: { columnVisibilityModel: { id: false, country: false } } }}
      />
    </Box>
  );
}
