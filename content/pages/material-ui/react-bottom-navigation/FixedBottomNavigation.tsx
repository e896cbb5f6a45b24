import * as React from 'react';
import TicketIcon from '@mui/icons-material/ConfirmationNumber';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const trips = [
  { to: 'Bergen', when: 'March 3' },
  { to: 'Turin', when: 'April 18' },
  { to: 'Porto', when: 'May 2' },
  { to: 'Gdansk', when: 'June 27' },
  { to: 'Ljubljana', when: 'August 9' },
  { to: 'Cork', when: 'September 14' },
  { to: 'Leipzig', when: 'October 30' },
];

export default function FixedBottomNavigation() {
  const [value, setValue] = React.useState(0);
  const current = (index: number) => (index === value ? 'page' : undefined);

  return (
    <Box sx={{ pb: 7 }}>
      <List>
        {trips.map(({ to, when }) => (
          <ListItem key={to}>
            <ListItemText primary={to} secondary={when} />
          </ListItem>
        ))}
      </List>
      <Paper
        elevation={3}
        square
        sx={{ position: 'fixed', bottom: 0, left: 0, right: 0 }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Trips app"
          showLabels
          value={value}
          onChange={(_event, next: number) => setValue(next)}
        >
          <BottomNavigationAction
            label="Trips"
            icon={<HomeIcon />}
            aria-current={current(0)}
          />
          <BottomNavigationAction
            label="Tickets"
            icon={
              <Badge badgeContent={2} color="primary">
                <TicketIcon />
              </Badge>
            }
            aria-current={current(1)}
          />
          <BottomNavigationAction
            label="Profile"
            icon={<PersonIcon />}
            aria-current={current(2)}
          />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
