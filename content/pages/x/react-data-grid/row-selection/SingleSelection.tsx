import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(300);

export default function SingleSelection() {
  const [chosen, setChosen] = React.useState<string>();
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders, one selectable"
          rows={rows}
          columns={orderColumns}
          onRowSelectionModelChange={({ ids }) => {
            const [id] = ids;
            setChosen(rows.find((row) => row.id === id)?.customer);
          }}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {chosen ? `Order of ${chosen}` : 'No order selected'}
      </Typography>
    </Box>
  );
}
