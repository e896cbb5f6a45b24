import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { DashboardMenu } from './DashboardMenu';
import { figures, orders } from './dashboardData';

const MENU_WIDTH = 220;

export default function Dashboard() {
  const [open, setOpen] = React.useState(false);
  const [section, setSection] = React.useState('Overview');
  const menu = (
    <DashboardMenu
      selected={section}
      onSelect={(name) => {
        setSection(name);
        setOpen(false);
      }}
    />
  );

  return (
    <Box sx={{ display: 'flex', width: '100%', minHeight: '100vh', bgcolor: 'background.default' }}>
      <AppBar position="fixed" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Open the menu"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ mr: 1, display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p">
            Tea shop
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { md: 'none' } }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu', sx: { width: MENU_WIDTH } } }}
      >
        {menu}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', md: 'block' }, width: MENU_WIDTH, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width: MENU_WIDTH } } }}
      >
        {menu}
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, sm: 3 }, color: 'text.primary' }}>
        <Toolbar />
        <Typography component="h1" variant="h5" gutterBottom>
          {section}
        </Typography>
        <Grid container spacing={2}>
          {figures.map(({ name, value, share }) => (
            <Grid key={name} size={{ xs: 12, sm: 4 }}>
              <Paper variant="outlined" sx={{ p: 2 }}>
                <Typography variant="body2" color="text.secondary">
                  {name}
                </Typography>
                <Typography variant="h4" component="p">
                  {value}
                </Typography>
                <LinearProgress
                  variant="determinate"
                  aria-label={`${name}, share of the goal`}
                  value={share}
                  sx={{ mt: 1 }}
                />
              </Paper>
            </Grid>
          ))}
          <Grid size={12}>
            <Typography id="latest-orders" component="h2" variant="h6" gutterBottom>
              Latest orders
            </Typography>
            <TableContainer
              component={Paper}
              variant="outlined"
              role="region"
              aria-labelledby="latest-orders"
              tabIndex={0}
            >
              <Table aria-labelledby="latest-orders">
                <TableHead>
                  <TableRow>
                    <TableCell>Customer</TableCell>
                    <TableCell>State</TableCell>
                    <TableCell align="right">Total</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {orders.map(({ customer, state, total }) => (
                    <TableRow key={customer}>
                      <TableCell component="th" scope="row">
                        {customer}
                      </TableCell>
                      <TableCell>
                        <Chip label={state} size="small" variant="outlined" />
                      </TableCell>
                      <TableCell align="right">{total}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
          </Grid>
        </Grid>
      </Box>
    </Box>
  );
}
