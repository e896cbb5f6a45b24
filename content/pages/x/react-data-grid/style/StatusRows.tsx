import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

export default function StatusRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders, with returned ones marked"
        rows={rows}
        columns={orderColumns}
        getRowClassName={({ row }) => (row.status === 'Returned' ? 'returned' : '')}
        getCellClassName={({ field, value }) => (field === 'total' && Number(value) > 400 ? 'large' : '')}
        sx={{
          '& .returned .MuiDataGrid-cell': { fontStyle: 'italic' },
          '& .returned [data-field="status"]': { textDecoration: 'underline' },
          '& .large': { fontWeight: 700 },
        }}
      />
    </Box>
  );
}
