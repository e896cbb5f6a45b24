import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { bakeries, formatEuros, type Bakery } from './bakeries';

const columns = [
  { key: 'name', label: 'Bakery', align: 'left' },
  { key: 'bread', label: 'Bread', align: 'right' },
  { key: 'cake', label: 'Cake', align: 'right' },
] as const;

function compare(a: Bakery, b: Bakery, key: keyof Bakery): number {
  return key === 'name' ? a.name.localeCompare(b.name, 'en') : a[key] - b[key];
}

export default function SortableTable() {
  const [key, setKey] = React.useState<keyof Bakery>('bread');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('desc');

  const sort = (newKey: keyof Bakery) => {
    setDirection(newKey === key && direction === 'asc' ? 'desc' : 'asc');
    setKey(newKey);
  };
  const sign = direction === 'asc' ? 1 : -1;
  const rows = bakeries.slice(0, 6).sort((a, b) => sign * compare(a, b, key));

  return (
    <TableContainer>
      <Table aria-label="Sales, sortable">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.key}
                align={column.align}
                sortDirection={column.key === key ? direction : false}
              >
                <TableSortLabel
                  active={column.key === key}
                  direction={column.key === key ? direction : 'asc'}
                  onClick={() => sort(column.key)}
                >
                  {column.label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, bread, cake }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{formatEuros(bread)}</TableCell>
              <TableCell align="right">{formatEuros(cake)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
