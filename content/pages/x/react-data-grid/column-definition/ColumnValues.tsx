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

const rows: Book[] = [
  {
    id: 1,
    title: 'Middlemarch',
    author: { first: 'George', last: 'Eliot' },
    price: 12.5,
    stars: 5,
  },
  {
    id: 2,
    title: 'Persuasion',
    author: { first: 'Jane', last: 'Austen' },
    price: 9,
    stars: 4,
  },
  {
    id: 3,
    title: 'Villette',
    author: { first: 'Charlotte', last: 'Brontë' },
    price: 10.9,
    stars: 4,
  },
];

export default function ColumnValues() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid label="Novels" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
