import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridLoadingOverlayVariant } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';
import { orderColumns } from '../orderColumns';

const orders = createOrders(200);
const noOrders: Order[] = [];

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState<GridLoadingOverlayVariant>('skeleton');
  const [hasRows, setHasRows] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Indicator"
        value={variant}
        onChange={(_event, value: GridLoadingOverlayVariant | null) => value && setVariant(value)}
      >
        <ToggleButton value="linear-progress">Line</ToggleButton>
        <ToggleButton value="circular-progress">Circle</ToggleButton>
        <ToggleButton value="skeleton">Skeleton</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        label="Rows are there already"
        control={<Switch checked={hasRows} onChange={(_event, checked) => setHasRows(checked)} />}
      />
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Orders that are loading"
          rows={hasRows ? orders : noOrders}
          columns={orderColumns}
          disableEval
          loading
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
        />
      </Box>
    </Stack>
  );
}
