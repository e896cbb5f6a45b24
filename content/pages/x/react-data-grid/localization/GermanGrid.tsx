import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { createOrders, type Order } from '../createOrders';

const rows = createOrders(500);

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Nummer', width: 100 },
  { field: 'customer', headerName: 'Kundin oder Kunde', flex: 1, minWidth: 160 },
  {
    field: 'total',
    headerName: 'Betrag',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'date',
    headerName: 'Datum',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => dates.format(value),
  },
];

export default function GermanGrid() {
  return (
    <Box lang="de" sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Bestellungen"
        rows={rows}
        columns={columns}
        showToolbar
        disableEval
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
      />
    </Box>
  );
}
