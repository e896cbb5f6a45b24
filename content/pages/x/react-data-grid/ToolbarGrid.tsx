import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from './createOrders';
import { orderColumns } from './orderColumns';

const rows = createOrders(500);

export default function ToolbarGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid label="Orders with a toolbar" rows={rows} columns={orderColumns} showToolbar disableEval />
    </Box>
  );
}
