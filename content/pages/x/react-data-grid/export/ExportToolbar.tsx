import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

export default function ExportToolbar() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={orderColumns}
        checkboxSelection
        showToolbar
        disableEval
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'orders', utf8WithBom: true },
            printOptions: { hideFooter: true, hideToolbar: true },
          },
        }}
      />
    </Box>
  );
}
