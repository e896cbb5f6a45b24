import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { bakeries, formatEuros } from './bakeries';

const shownBakeries = bakeries.slice(0, 4);

export default function DenseTable() {
  return (
    <TableContainer sx={{ maxWidth: 420 }}>
      <Table size="small">
        <caption>Bread only, without deliveries</caption>
        <TableHead>
          <TableRow>
            <TableCell>Bakery</TableCell>
            <TableCell align="right">Bread</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shownBakeries.map(({ name, bread }) => (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{formatEuros(bread)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              Total
            </TableCell>
            <TableCell align="right">
              {formatEuros(shownBakeries.reduce((sum, { bread }) => sum + bread, 0))}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
