import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { bakeries, formatEuros } from './bakeries';

const rows = bakeries.slice(0, 4);

export default function SelectableTable() {
  const [selected, setSelected] = React.useState<ReadonlySet<string>>(new Set(['Castle Hill']));

  const toggle = (name: string) => {
    const next = new Set(selected);
    if (!next.delete(name)) next.add(name);
    setSelected(next);
  };
  const toggleAll = () =>
    setSelected(new Set(selected.size === rows.length ? [] : rows.map(({ name }) => name)));

  return (
    <Box sx={{ width: '100%' }}>
      <TableContainer>
        <Table aria-label="Bakeries to visit">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.size === rows.length}
                  indeterminate={selected.size > 0 && selected.size < rows.length}
                  onChange={toggleAll}
                  slotProps={{ input: { 'aria-label': 'All bakeries' } }}
                />
              </TableCell>
              <TableCell>Bakery</TableCell>
              <TableCell align="right">Bread</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, bread }) => (
              <TableRow key={name} hover selected={selected.has(name)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.has(name)}
                    onChange={() => toggle(name)}
                    slotProps={{ input: { 'aria-label': name } }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{formatEuros(bread)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {selected.size} of {rows.length} selected
      </Typography>
    </Box>
  );
}
