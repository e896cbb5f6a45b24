import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  isbn: string;
  title: string;
  author: { first: string; last: string };
  pages: number;
}

const subjects = ['Bridges', 'Clouds', 'Deserts', 'Engines', 'Forests', 'Glaciers', 'Harbors', 'Islands'];
const kinds = ['An Atlas of', 'A History of', 'The Science of', 'Walks among', 'Stories about'];
const authors = [
  { first: 'Ada', last: 'Abel' },
  { first: 'Ben', last: 'Costa' },
  { first: 'Chloe', last: 'Dubois' },
];

const books: Book[] = Array.from({ length: 200 }, (_, index) => ({
  isbn: `978-0-${100_000 + index * 37}`,
  title: `${kinds[index % kinds.length]} ${subjects[(index * 3) % subjects.length]}, part ${1 + Math.floor(index / 40)}`,
  author: authors[index % authors.length]!,
  pages: 120 + ((index * 53) % 480),
}));

const columns: GridColDef<Book>[] = [
  { field: 'isbn', headerName: 'ISBN', width: 140 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 220 },
  {
    field: 'author',
    headerName: 'Author',
    width: 150,
    valueGetter: (author: Book['author']) => `${author.first} ${author.last}`,
  },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];

const getRowId = (book: Book) => book.isbn;

export default function BooksById() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Books" rows={books} columns={columns} getRowId={getRowId} disableEval />
    </Box>
  );
}
