import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

function RangeInput({ item, applyValue, focusElementRef, disabled }: GridFilterInputValueProps) {
  const range: string[] = Array.isArray(item.value) ? item.value : ['', ''];
  const apply = (index: number, text: string) => applyValue({ ...item, value: range.with(index, text) });

  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Range">
      {['From', 'To'].map((label, index) => (
        <TextField
          key={label}
          label={label}
          type="number"
          size="small"
          disabled={disabled}
          value={range[index]}
          onChange={(event) => apply(index, event.target.value)}
          inputRef={index === 0 ? focusElementRef : undefined}
        />
      ))}
    </Stack>
  );
}

const between: GridFilterOperator<Order, number> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: ({ value }) => {
    const [from, to]: (number | null)[] = Array.isArray(value) ? value : [];
    if (from == null && to == null) return null;
    return (total) => total >= (from ?? -Infinity) && total <= (to ?? Infinity);
  },
  InputComponent: RangeInput,
};

const columns = orderColumns.map((column) =>
  column.field === 'total'
    ? { ...column, filterOperators: [between, ...getGridNumericOperators()] }
    : column,
);

export default function BetweenOperator() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Orders by total"
        rows={rows}
        columns={columns}
        showToolbar
        disableEval
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'total', operator: 'between', value: ['100', '200'] }] },
          },
        }}
      />
    </Box>
  );
}
