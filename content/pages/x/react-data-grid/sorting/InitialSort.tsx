import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 120 },
  { field: 'mouth', headerName: 'Flows into', flex: 1, minWidth: 140 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, river: 'Danube', mouth: 'Black Sea', length: 2850 },
  { id: 2, river: 'Loire', mouth: 'Atlantic Ocean', length: 1006 },
  { id: 3, river: 'Rhine', mouth: 'North Sea', length: 1233 },
  { id: 4, river: 'Volga', mouth: 'Caspian Sea', length: 3531 },
];

export default function InitialSort() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        label="European rivers"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'length', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
