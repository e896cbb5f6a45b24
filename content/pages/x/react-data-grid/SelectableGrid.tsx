import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'file', headerName: 'File', flex: 1, minWidth: 160 },
  { field: 'size', headerName: 'Size (kB)', type: 'number', width: 120 },
];

const rows = [
  { id: 'a', file: 'contract.pdf', size: 412 },
  { id: 'b', file: 'logo.svg', size: 6 },
  { id: 'c', file: 'minutes.txt', size: 18 },
];

export default function SelectableGrid() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['b']),
  });
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 270 }}>
        <DataGrid
          label="Files"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionExcludeModel
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
      <Typography variant="body2" color="text.primary" role="status" sx={{ mt: 1 }}>
        {model.ids.size} of {rows.length} files selected
      </Typography>
    </Box>
  );
}
