import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridSlots,
} from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    currency: string;
  }
}

const rows = createOrders(100);

function OrderFooter({ currency }: { currency: string }) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + model.total, 0);
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });

  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1.5 }}>
      <Typography variant="body2" role="status">
        {entries.length} orders, {format.format(total)} in total
      </Typography>
    </Box>
  );
}

export default function TotalFooter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders with a total"
        rows={rows}
        columns={orderColumns}
        showToolbar
        disableEval
        slots={{ footer: OrderFooter as GridSlots['footer'] }}
        slotProps={{ footer: { currency: 'EUR' } }}
      />
    </Box>
  );
}
