import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrders } from './createOrders';
import { orderColumns } from './orderColumns';

const rows = createOrders(100);

export default function SelectableGrid() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1002]),
  });
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 360 }}>
        <DataGrid
          label="Orders to select"
          rows={rows}
          columns={orderColumns}
          checkboxSelection
          disableRowSelectionExcludeModel
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
      <Typography variant="body2" color="text.primary" role="status" sx={{ mt: 1 }}>
        {model.ids.size} of {rows.length} orders selected
      </Typography>
    </Box>
  );
}
