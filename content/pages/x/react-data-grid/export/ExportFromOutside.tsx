import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(200);

export default function ExportFromOutside() {
  const apiRef = useGridApiRef();
  const [preview, setPreview] = React.useState('');

  const handleClick = () => {
    const csv = apiRef.current?.getDataAsCsv({
      fields: ['id', 'customer', 'total'],
      getRowsToExport: ({ apiRef: grid }) => gridPaginatedVisibleSortedGridRowIdsSelector(grid),
    });
    setPreview(csv?.split('\r\n').slice(0, 3).join(' ⏎ ') ?? '');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={handleClick}>
        Read the current page as CSV
      </Button>
      <Typography variant="body2" role="status" sx={{ minHeight: '3em', overflowWrap: 'anywhere' }}>
        {preview}
      </Typography>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders to read"
          rows={rows}
          columns={orderColumns}
          pageSizeOptions={[10]}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        />
      </Box>
    </Stack>
  );
}
