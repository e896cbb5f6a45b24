import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

export default function StripedGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders in stripes"
        rows={rows}
        columns={orderColumns}
        showColumnVerticalBorder
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={{
          border: 0,
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          [`& .even:not(:hover)`]: { bgcolor: 'action.hover' },
        }}
      />
    </Box>
  );
}
