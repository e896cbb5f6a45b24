import { getGridSingleSelectOperators, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../createOrders';
import { orderColumns } from '../orderColumns';

/** This server filters by status alone, and compares for equality. */
export const serverColumns: GridColDef<Order>[] = orderColumns.map((column) =>
  column.field === 'status'
    ? { ...column, filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'is') }
    : { ...column, filterable: false },
);
