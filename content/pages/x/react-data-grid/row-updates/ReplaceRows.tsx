import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const allOrders = createOrders(400);
const noSelection: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ReplaceRows() {
  const [rows, setRows] = React.useState(() => allOrders.slice(0, 200));
  const [selection, setSelection] = React.useState(noSelection);
  const isSelected = (id: number) => selection.ids.has(id);

  const addOrder = () =>
    setRows((before) => {
      const ids = new Set(before.map(({ id }) => id));
      const next = allOrders.find(({ id }) => !ids.has(id));
      return next ? [next, ...before] : before;
    });
  const payOrders = () =>
    setRows((before) => before.map((row) => (isSelected(row.id) ? { ...row, status: 'Paid' as const } : row)));
  const removeOrders = () => setRows((before) => before.filter((row) => !isSelected(row.id)));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={addOrder}>
          Add an order
        </Button>
        <Button variant="outlined" onClick={payOrders} disabled={selection.ids.size === 0}>
          Mark as paid
        </Button>
        <Button variant="outlined" color="error" onClick={removeOrders} disabled={selection.ids.size === 0}>
          Remove
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Orders to change"
          rows={rows}
          columns={orderColumns}
          checkboxSelection
          disableEval
          disableRowSelectionExcludeModel
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
    </Stack>
  );
}
