import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridLogicOperator, type GridFilterModel } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(500);

export default function QuickFilterWords() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['Kenya', 'Japan'],
    quickFilterLogicOperator: GridLogicOperator.Or,
  });
  const anyWord = filterModel.quickFilterLogicOperator === GridLogicOperator.Or;

  const handleSwitch = (_event: React.ChangeEvent, checked: boolean) =>
    setFilterModel({
      ...filterModel,
      quickFilterLogicOperator: checked ? GridLogicOperator.Or : GridLogicOperator.And,
    });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="One matching word is enough"
        control={<Switch checked={anyWord} onChange={handleSwitch} />}
      />
      <Box sx={{ height: 400 }}>
        <DataGrid
          label="Orders by words"
          rows={rows}
          columns={orderColumns}
          showToolbar
          disableEval
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Stack>
  );
}
