import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 160 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 120 },
  { field: 'evergreen', headerName: 'Evergreen', type: 'boolean', width: 120 },
];

const rows = [
  { id: 1, species: 'Norway spruce', family: 'Pinaceae', evergreen: true },
  { id: 2, species: 'European larch', family: 'Pinaceae', evergreen: false },
  { id: 3, species: 'Silver birch', family: 'Betulaceae', evergreen: false },
  { id: 4, species: 'Holm oak', family: 'Fagaceae', evergreen: true },
];

export default function ToolbarGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid label="Trees" rows={rows} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
