import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

const optionalColumns = [
  { field: 'country', label: 'Country' },
  { field: 'status', label: 'Status' },
  { field: 'date', label: 'Date' },
];

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({ date: false });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormGroup row role="group" aria-label="Columns of the orders">
        {optionalColumns.map(({ field, label }) => (
          <FormControlLabel
            key={field}
            label={label}
            control={
              <Switch
                checked={model[field] !== false}
                onChange={(_event, checked) => setModel({ ...model, [field]: checked })}
              />
            }
          />
        ))}
      </FormGroup>
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Orders with the chosen columns"
          rows={rows}
          columns={orderColumns}
          disableEval
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
