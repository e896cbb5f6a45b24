import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { bakeries, formatEuros, type Bakery } from './bakeries';

function ExpandableRow({ name, bread, cake }: Bakery) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <TableRow>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Details of ${name}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <SvgIcon>
              <path d={open ? 'm7 14 5-5 5 5z' : 'm7 10 5 5 5-5z'} />
            </SvgIcon>
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {name}
        </TableCell>
        <TableCell align="right">{formatEuros(bread + cake)}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open} unmountOnExit>
            <Typography variant="body2" sx={{ py: 2 }}>
              Bread {formatEuros(bread)}, cake {formatEuros(cake)}
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function ExpandableRows() {
  return (
    <TableContainer>
      <Table aria-label="Sales with details">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <SvgIcon titleAccess="Details">
                <path d="M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16" />
              </SvgIcon>
            </TableCell>
            <TableCell>Bakery</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bakeries.slice(0, 3).map((bakery) => (
            <ExpandableRow key={bakery.name} {...bakery} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
