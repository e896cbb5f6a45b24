import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(100);

function FilteredCount() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Typography variant="body2" role="status" sx={{ p: 1.5 }}>
      {count} of {rows.length} orders
    </Typography>
  );
}

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'status', operator: 'is', value: 'Returned' }],
  });
  const [first] = filterModel.items;
  const status = first?.field === 'status' && first.operator === 'is' ? first.value : null;

  const handleStatus = (_event: React.MouseEvent, value: string | null) =>
    setFilterModel({
      ...filterModel,
      items: value ? [{ field: 'status', operator: 'is', value }] : [],
    });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Status of the orders"
        value={status}
        onChange={handleStatus}
      >
        <ToggleButton value="Open">Open</ToggleButton>
        <ToggleButton value="Paid">Paid</ToggleButton>
        <ToggleButton value="Returned">Returned</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Orders by status"
          rows={rows}
          columns={orderColumns}
          disableEval
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ footer: FilteredCount }}
        />
      </Box>
    </Stack>
  );
}
