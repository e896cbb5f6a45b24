import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Task {
  id: number;
  title: string;
  hours: number;
  state: string;
}

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', editable: true, flex: 1, minWidth: 160 },
  { field: 'hours', headerName: 'Hours', editable: true, type: 'number' },
  {
    field: 'state',
    headerName: 'State',
    editable: true,
    type: 'singleSelect',
    valueOptions: ['Open', 'In progress', 'Done'],
    width: 130,
  },
];

const titles = ['Draw the floor plan', 'Order the timber', 'Lay the foundation', 'Paint the walls'];
const states = ['Done', 'In progress', 'Open'];

const initialRows: Task[] = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  title: `${titles[index % titles.length]}, house ${Math.floor(index / titles.length) + 1}`,
  hours: 1 + ((index * 5) % 16),
  state: states[index % states.length]!,
}));

export default function EditableGrid() {
  const [rows, setRows] = React.useState(initialRows);

  const processRowUpdate = (newRow: Task) => {
    setRows((before) => before.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 360 }}>
        <DataGrid
          label="Tasks"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
      <Typography variant="body2" color="text.primary" role="status" sx={{ mt: 1 }}>
        {rows.reduce((sum, { hours }) => sum + hours, 0)} hours in total
      </Typography>
    </Box>
  );
}
