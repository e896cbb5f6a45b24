import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  room: string;
  lessons: readonly string[];
}

const hours = ['9:00', '10:00', '11:00', '12:00', '13:00'];

/** How many of the following hours hold the same lesson. */
function countHours(lessons: readonly string[], start: number): number {
  let end = start + 1;
  while (end < lessons.length && lessons[end] === lessons[start]) end += 1;
  return end - start;
}

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 110 },
  ...hours.map(
    (hour, index): GridColDef<Room, string> => ({
      field: `hour-${index}`,
      headerName: hour,
      width: 120,
      sortable: false,
      disableColumnMenu: true,
      valueGetter: (_, row) => row.lessons[index]!,
      colSpan: (_, row) => countHours(row.lessons, index),
    }),
  ),
];

const subjects = ['Biology', 'Drawing', 'French', 'Geometry', 'History', 'Music'];
const patterns = [
  [0, 0, 1, 2, 2],
  [0, 1, 1, 1, 2],
  [0, 1, 2, 2, 2],
  [0, 0, 0, 1, 1],
];

const rows: Room[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  room: `Room ${101 + index}`,
  lessons: patterns[index % patterns.length]!.map(
    (step) => subjects[(index + step) % subjects.length]!,
  ),
}));

export default function Timetable() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Timetable"
        rows={rows}
        columns={columns}
        disableEval
        disableColumnSelector
        showCellVerticalBorder
      />
    </Box>
  );
}
