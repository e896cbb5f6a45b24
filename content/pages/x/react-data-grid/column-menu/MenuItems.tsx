import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

const CountContext = React.createContext<(field: string) => void>(() => {});

function CountValuesItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const countValues = React.useContext(CountContext);
  return (
    <MenuItem
      onClick={(event) => {
        countValues(colDef.field);
        onClick(event);
      }}
    >
      <ListItemText inset>Count different values</ListItemText>
    </MenuItem>
  );
}

function OrderColumnMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuCountItem: CountValuesItem }}
      slotProps={{ columnMenuCountItem: { displayOrder: 15 } }}
    />
  );
}

export default function MenuItems() {
  const [message, setMessage] = React.useState('Nothing counted yet');
  const countValues = React.useCallback((field: string) => {
    const values = new Set(rows.map((row) => String(row[field as keyof typeof row])));
    setMessage(`Column “${field}” has ${values.size} different values`);
  }, []);

  return (
    <CountContext.Provider value={countValues}>
      <Stack spacing={1} sx={{ width: '100%' }}>
        <Box sx={{ height: 360 }}>
          <DataGrid
            aria-label="Orders with one more menu item"
            rows={rows}
            columns={orderColumns}
            disableEval
            slots={{ columnMenu: OrderColumnMenu }}
          />
        </Box>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
    </CountContext.Provider>
  );
}
