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
    nextStep: string;
  }
}

function NoOrdersOverlay({ nextStep }: { nextStep: string }) {
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Typography variant="h6" component="p">
        There are no orders yet.
      </Typography>
      <Typography>{nextStep}</Typography>
    </Stack>
  );
}

export default function NoOrders() {
  const [rows, setRows] = React.useState<Order[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="contained" onClick={() => setRows(createOrders(100))}>
        Import orders
      </Button>
      <Box sx={{ height: 360, width: '100%' }}>
        <DataGrid
          aria-label="Orders to import"
          rows={rows}
          columns={orderColumns}
          disableEval
          slots={{ noRowsOverlay: NoOrdersOverlay as GridSlots['noRowsOverlay'] }}
          slotProps={{ noRowsOverlay: { nextStep: 'Import them from a file, or wait for the first one.' } }}
        />
      </Box>
    </Stack>
  );
}
