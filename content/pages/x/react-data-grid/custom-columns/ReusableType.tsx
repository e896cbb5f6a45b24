import Box from '@mui/material/Box';
import { DataGrid, getGridNumericOperators, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

interface Recording {
  id: number;
  title: string;
  length: number;
  pause: number;
}

const durationOperators = getGridNumericOperators().filter(({ value }) =>
  ['=', '>', '>=', '<', '<='].includes(value),
);

const durationColumn: GridColTypeDef = {
  type: 'number',
  width: 130,
  filterOperators: durationOperators,
  valueFormatter: (seconds: number) =>
    `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`,
};

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Recording', flex: 1, minWidth: 160 },
  { ...durationColumn, field: 'length', headerName: 'Length' },
  { ...durationColumn, field: 'pause', headerName: 'Pause after' },
];

const titles = ['Prelude', 'Nocturne', 'Waltz', 'Study', 'Ballad'];

const rows: Recording[] = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  title: `${titles[index % titles.length]} no. ${Math.floor(index / titles.length) + 1}`,
  length: 95 + ((index * 83) % 420),
  pause: 2 + ((index * 7) % 13),
}));

export default function ReusableType() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid label="Recordings" rows={rows} columns={columns} showToolbar disableEval />
    </Box>
  );
}
