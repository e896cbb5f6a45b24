import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridGetRowsError, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { serverColumns } from './serverColumns';

const server = createOrderServer();

export default function FailingServer() {
  const apiRef = useGridApiRef();
  const isOffline = React.useRef(false);
  const [error, setError] = React.useState('');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await server.fetchOrders(params);
        if (isOffline.current) throw new Error('The server does not answer.');
        setError('');
        return response;
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="The server fails"
        control={<Switch onChange={(_event, checked) => (isOffline.current = checked)} />}
      />
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Orders from a server that may fail"
          apiRef={apiRef}
          columns={serverColumns}
          dataSource={dataSource}
          dataSourceCache={null}
          disableEval
          pageSizeOptions={[25]}
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 25 } },
          }}
          onDataSourceError={(failure) => {
            if (failure instanceof GridGetRowsError) setError(failure.message);
          }}
        />
      </Box>
      {error ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => apiRef.current?.dataSource.fetchRows()}>
              Try again
            </Button>
          }
        >
          {error}
        </Alert>
      ) : null}
    </Stack>
  );
}
