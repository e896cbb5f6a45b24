import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
  { field: 'edible', headerName: 'Edible', type: 'boolean', width: 100 },
  {
    field: 'light',
    headerName: 'Light',
    type: 'singleSelect',
    valueOptions: ['Sun', 'Half shade', 'Shade'],
    width: 120,
  },
  {
    field: 'planted',
    headerName: 'Planted',
    type: 'date',
    width: 140,
    valueFormatter: (value: Date) => dates.format(value),
  },
];

const rows = [
  { id: 1, name: 'Basil', height: 40, edible: true, light: 'Sun', planted: new Date('2026-05-16') },
  { id: 2, name: 'Fern', height: 80, edible: false, light: 'Shade', planted: new Date('2024-10-02') },
  { id: 3, name: 'Hosta', height: 60, edible: true, light: 'Shade', planted: new Date('2023-04-11') },
  { id: 4, name: 'Ivy', height: 300, edible: false, light: 'Half shade', planted: new Date('2019-09-30') },
  { id: 5, name: 'Lavender', height: 70, edible: true, light: 'Sun', planted: new Date('2025-04-27') },
  { id: 6, name: 'Mint', height: 50, edible: true, light: 'Half shade', planted: new Date('2025-03-08') },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid label="Plants" rows={rows} columns={columns} showToolbar disableEval />
    </Box>
  );
}
