import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { bakeries, formatEuros } from './bakeries';

export default function StickyHeaderTable() {
  return (
    <TableContainer
      role="region"
      aria-label="Sales of all bakeries"
      tabIndex={0}
      sx={{ maxHeight: 240 }}
    >
      <Table stickyHeader aria-label="Sales of all bakeries">
        <TableHead>
          <TableRow>
            <TableCell>Bakery</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bakeries.map(({ name, bread, cake }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{formatEuros(bread + cake)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
