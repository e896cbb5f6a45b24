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

const initialRows: Task[] = [
  { id: 1, title: 'Draw the floor plan', hours: 6, state: 'Done' },
  { id: 2, title: 'Order the timber', hours: 1, state: 'In progress' },
  { id: 3, title: 'Lay the foundation', hours: 16, state: 'Open' },
];

export default function EditableGrid() {
  const [rows, setRows] = React.useState(initialRows);

  const processRowUpdate = (newRow: Task) => {
    setRows((before) => before.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 270 }}>
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
