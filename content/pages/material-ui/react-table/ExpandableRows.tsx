import * as React from 'react';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
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
            {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
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
              <InfoOutlinedIcon titleAccess="Details" />
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
