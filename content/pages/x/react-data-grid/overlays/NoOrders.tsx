import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridSlots } from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';
import { orderColumns } from '../orderColumns';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onImport: () => void;
  }
}

function NoOrdersOverlay({ onImport }: { onImport: () => void }) {
  return (
    <Stack spacing={2} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Typography>There are no orders yet.</Typography>
      <Button variant="contained" onClick={onImport}>
        Import orders
      </Button>
    </Stack>
  );
}

export default function NoOrders() {
  const [rows, setRows] = React.useState<Order[]>([]);

  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders to import"
        rows={rows}
        columns={orderColumns}
        disableEval
        slots={{ noRowsOverlay: NoOrdersOverlay as GridSlots['noRowsOverlay'] }}
        slotProps={{ noRowsOverlay: { onImport: () => setRows(createOrders(100)) } }}
      />
    </Box>
  );
}
