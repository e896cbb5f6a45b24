import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  author: { first: string; last: string };
  price: number;
  stars: number;
}

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  {
    field: 'author',
    headerName: 'Author',
    width: 150,
    valueGetter: (_, { author }) => `${author.last}, ${author.first}`,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    valueFormatter: (value: number) => euro.format(value),
  },
  {
    field: 'stars',
    headerName: 'Rating',
    display: 'flex',
    width: 150,
    renderCell: ({ value }) => (
      <Rating readOnly size="small" value={Number(value)} />
    ),
  },
];

const titles = ['The Lighthouse', 'Winter Letters', 'A Short Sea', 'Green Rooms', 'Northbound'];
const authors = [
  { first: 'Ada', last: 'Brandt' },
  { first: 'Elif', last: 'Costa' },
  { first: 'Hugo', last: 'Dubois' },
];

const rows: Book[] = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  title: `${titles[index % titles.length]}, volume ${Math.floor(index / titles.length) + 1}`,
  author: authors[index % authors.length]!,
  price: 9 + ((index * 7) % 20) / 2,
  stars: 1 + ((index * 3) % 5),
}));

export default function ColumnValues() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid label="Novels" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
