import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import type { Order } from '../createOrders';
import { createOrderServer } from './orderServer';
import { serverColumns } from './serverColumns';

const server = createOrderServer();
const columns = serverColumns.map((column) => ({ ...column, editable: column.field === 'total' }));

export default function ServerEdits() {
  const [message, setMessage] = React.useState('Double-click a total to edit it.');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: server.fetchOrders,
      updateRow: async ({ rowId, updatedRow }) => {
        const saved = await server.saveOrder(updatedRow as Order);
        setMessage(`Order ${rowId} is saved.`);
        return saved;
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Orders that are saved on a server"
          columns={columns}
          dataSource={dataSource}
          disableEval
          onDataSourceError={(error) => setMessage(error.message)}
          pageSizeOptions={[25]}
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 25 } },
          }}
        />
      </Box>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
