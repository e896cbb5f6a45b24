import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Station {
  id: number;
  name: string;
  rain: number;
  frost: number;
  wind: number;
}

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Weather station', flex: 1, minWidth: 140 },
  { field: 'rain', headerName: 'Days with more than 1 mm of rain', type: 'number', width: 140 },
  { field: 'frost', headerName: 'Days with frost before sunrise', type: 'number', width: 140 },
  { field: 'wind', headerName: 'Strongest gust of the year in km/h', type: 'number', width: 140 },
];

const places = ['Harbor', 'Hill', 'Airport', 'Forest', 'Lake'];

const rows: Station[] = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  name: `${places[index % places.length]} ${Math.floor(index / places.length) + 1}`,
  rain: 80 + ((index * 37) % 90),
  frost: 12 + ((index * 23) % 70),
  wind: 60 + ((index * 41) % 75),
}));

export default function WrappedHeaders() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Weather stations"
        rows={rows}
        columns={columns}
        columnHeaderHeight={88}
        disableEval
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
          [`& .${gridClasses['columnHeader--alignRight']} .${gridClasses.columnHeaderTitle}`]: {
            textAlign: 'right',
          },
        }}
      />
    </Box>
  );
}
