import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Shipment {
  id: number;
  container: string;
  loaded: number;
}

function ProgressCell({ value = 0, formattedValue, row }: GridRenderCellParams<Shipment, number>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Loaded in ${row.container}`}
        sx={{ flex: 1, height: 8, borderRadius: 4 }}
      />
      <Box component="span" sx={{ width: 48, textAlign: 'right' }}>
        {formattedValue}
      </Box>
    </Box>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'container', headerName: 'Container', width: 140 },
  {
    field: 'loaded',
    headerName: 'Loaded',
    type: 'number',
    headerAlign: 'left',
    display: 'flex',
    flex: 1,
    minWidth: 180,
    valueFormatter: (value: number) => `${value} %`,
    renderCell: (params) => <ProgressCell {...params} />,
  },
];

const rows: Shipment[] = Array.from({ length: 500 }, (_, index) => ({
  id: index + 1,
  container: `BX-${String(1000 + index * 7)}`,
  loaded: (index * 37) % 101,
}));

export default function ProgressColumn() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Containers" rows={rows} columns={columns} disableEval />
    </Box>
  );
}
