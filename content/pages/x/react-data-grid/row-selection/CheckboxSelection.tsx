import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(300);
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

export default function CheckboxSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1002, 1003]),
  });
  const sum = rows.reduce((total, row) => total + (model.ids.has(row.id) ? row.total : 0), 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders, several selectable"
          rows={rows}
          columns={orderColumns}
          checkboxSelection
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {model.ids.size} orders, {euros.format(sum)} in total
      </Typography>
    </Box>
  );
}
