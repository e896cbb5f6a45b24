import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../../createOrders';
import { orderColumns } from '../../orderColumns';

const rows = createOrders(1000);

export default function SlotPropsToolbar() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={orderColumns}
        showToolbar
        disableEval
        disableColumnSelector
        slotProps={{
          toolbar: {
            printOptions: { disableToolbarButton: true },
            quickFilterProps: { debounceMs: 300 },
          },
        }}
      />
    </Box>
  );
}
