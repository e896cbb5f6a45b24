import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(5000);

export default function FixedHeight() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Five thousand orders" rows={rows} columns={orderColumns} />
    </Box>
  );
}
