import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { serverColumns } from './serverColumns';

const server = createOrderServer();

export default function ServerOrders() {
  const [request, setRequest] = React.useState('none yet');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { start, end, sortModel, filterModel } = params;
        setRequest(
          JSON.stringify({ start, end, sortModel, filter: filterModel.items.map(({ value }) => value) }),
        );
        return server.fetchOrders(params);
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Orders from a server"
          columns={serverColumns}
          dataSource={dataSource}
          disableEval
          pageSizeOptions={[10, 25, 50]}
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 10 } },
          }}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
        Last request: {request}
      </Typography>
    </Stack>
  );
}
