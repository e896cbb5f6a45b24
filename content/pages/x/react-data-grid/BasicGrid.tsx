import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Mountain', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, name: 'Aconcagua', country: 'Argentina', height: 6961 },
  { id: 2, name: 'Denali', country: 'United States', height: 6190 },
  { id: 3, name: 'Kilimanjaro', country: 'Tanzania', height: 5895 },
  { id: 4, name: 'Mont Blanc', country: 'France, Italy', height: 4806 },
];

export default function BasicGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid label="Mountains" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
