import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

export default function InitialFilter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders above 400 euros"
        rows={rows}
        columns={orderColumns}
        disableEval
        initialState={{
          filter: { filterModel: { items: [{ field: 'total', operator: '>', value: '400' }] } },
        }}
      />
    </Box>
  );
}
