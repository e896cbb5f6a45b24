import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { createOrders } from '../../createOrders';
import { orderColumns } from '../../orderColumns';

const rows = createOrders(1000);

function OrderToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <Typography sx={{ flex: 1, fontWeight: 600 }}>Orders</Typography>
      <ColumnsPanelTrigger render={<ToolbarButton />}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton />}>Filters</FilterPanelTrigger>
      <ExportCsv options={{ fileName: 'orders' }} render={<ToolbarButton />}>
        CSV
      </ExportCsv>
    </Toolbar>
  );
}

export default function CustomToolbar() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a toolbar"
        rows={rows}
        columns={orderColumns}
        showToolbar
        disableEval
        slots={{ toolbar: OrderToolbar }}
        sx={{ '& .MuiDataGrid-toolbar button': { fontSize: 14, borderRadius: 1 } }}
      />
    </Box>
  );
}
