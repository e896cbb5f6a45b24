import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

const columns = orderColumns.map((column) =>
  column.field === 'country' ? { ...column, filterable: false } : column,
);

export default function ReadOnlyFilter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders from Kenya"
        rows={rows}
        columns={columns}
        showToolbar
        disableEval
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'country', operator: 'equals', value: 'Kenya' }] },
          },
        }}
      />
    </Box>
  );
}
