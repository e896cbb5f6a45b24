import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

export default function IgnoreAccents() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore accents"
        control={<Switch checked={ignore} onChange={(event) => setIgnore(event.target.checked)} />}
      />
      <Box sx={{ height: 400 }}>
        <DataGrid
          // A change of the prop takes effect with the next filter. A new grid filters at once.
          key={String(ignore)}
          label="Orders of one customer"
          rows={rows}
          columns={orderColumns}
          showToolbar
          disableEval
          ignoreDiacritics={ignore}
          initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['garcia'] } } }}
        />
      </Box>
    </Stack>
  );
}
