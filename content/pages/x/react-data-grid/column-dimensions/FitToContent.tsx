import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createOrders } from '../createOrders';
import { orderColumns } from '../orderColumns';

const rows = createOrders(200);
const columns = orderColumns.map(({ flex: _flex, ...column }) => ({ ...column, width: 180 }));

export default function FitToContent() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [expand, setExpand] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.autosizeColumns({ includeHeaders, includeOutliers: true, expand })
          }
        >
          Fit to content
        </Button>
        <FormControlLabel
          label="Headers too"
          control={
            <Switch checked={includeHeaders} onChange={(_event, checked) => setIncludeHeaders(checked)} />
          }
        />
        <FormControlLabel
          label="Use all the room"
          control={<Switch checked={expand} onChange={(_event, checked) => setExpand(checked)} />}
        />
      </Stack>
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Orders that fit"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          disableEval
        />
      </Box>
    </Stack>
  );
}
