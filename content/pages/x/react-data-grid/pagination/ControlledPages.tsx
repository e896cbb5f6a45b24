import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);
const pageSize = 10;
const lastPage = rows.length / pageSize - 1;

export default function ControlledPages() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize });
  const goTo = (page: number) => setPaginationModel({ ...paginationModel, page });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => goTo(0)}>
          First page
        </Button>
        <Button variant="outlined" onClick={() => goTo(lastPage)}>
          Last page
        </Button>
      </Stack>
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Orders with a controlled page"
          rows={rows}
          columns={orderColumns}
          pageSizeOptions={[pageSize]}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
        />
      </Box>
    </Stack>
  );
}
