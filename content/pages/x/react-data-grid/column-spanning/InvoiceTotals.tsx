import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: string;
  article: string;
  quantity?: number;
  price?: number;
  amount: number;
}

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const isTotal = (row: Line) => row.quantity === undefined;

const columns: GridColDef<Line>[] = [
  {
    field: 'article',
    headerName: 'Article',
    flex: 1,
    minWidth: 140,
    colSpan: (_, row) => (isTotal(row) ? 3 : undefined),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const articles = ['Desk lamp', 'Notebook', 'Pencil case', 'Paper tray'];
const lines: Line[] = articles.map((article, index) => {
  const quantity = 2 + index * 3;
  const price = 24 - index * 4.5;
  return { id: `line-${index}`, article, quantity, price, amount: quantity * price };
});
const net = lines.reduce((sum, { amount }) => sum + amount, 0);

const rows: Line[] = [
  ...lines,
  { id: 'net', article: 'Net', amount: net },
  { id: 'tax', article: 'Tax 20 %', amount: net * 0.2 },
  { id: 'total', article: 'Total', amount: net * 1.2 },
];

export default function InvoiceTotals() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Invoice"
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnMenu
        disableColumnSorting
        disableColumnFilter
        disableEval
        disableRowSelectionOnClick
        getRowClassName={({ row }) => (isTotal(row) ? 'row-total' : '')}
        sx={{ '& .row-total': { bgcolor: 'action.hover', fontWeight: 600 } }}
      />
    </Box>
  );
}
