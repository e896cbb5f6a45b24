import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { bakeries, formatEuros } from './bakeries';

export default function BasicTable() {
  return (
    <TableContainer component={Paper}>
      <Table aria-label="Sales of the week">
        <TableHead>
          <TableRow>
            <TableCell>Bakery</TableCell>
            <TableCell align="right">Bread</TableCell>
            <TableCell align="right">Cake</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bakeries.slice(0, 5).map(({ name, bread, cake }) => (
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
