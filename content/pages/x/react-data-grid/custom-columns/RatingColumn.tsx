import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Hotel {
  id: number;
  name: string;
  stars: number;
}

function RatingEditCell({ id, field, value, hasFocus }: GridRenderEditCellParams<Hotel, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value ?? null}
      onChange={(_event, stars) => apiRef.current.setEditCellValue({ id, field, value: stars ?? 0 })}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 140 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 170,
    editable: true,
    renderCell: ({ value }) => <Rating readOnly size="small" value={Number(value)} />,
    renderEditCell: (params) => <RatingEditCell {...params} />,
  },
];

const names = ['Seaview', 'Old Mill', 'Station', 'Garden', 'Crown'];

const rows: Hotel[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  name: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
  stars: 1 + ((index * 3) % 5),
}));

export default function RatingColumn() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Hotels" rows={rows} columns={columns} disableEval />
    </Box>
  );
}
