import * as React from 'react';
import TicketIcon from '@mui/icons-material/ConfirmationNumber';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BasicBottomNavigation() {
  const [value, setValue] = React.useState('home');
  const current = (name: string) => (name === value ? 'page' : undefined);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Travel app"
      showLabels
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      sx={{ width: 360, maxWidth: '100%' }}
    >
      <BottomNavigationAction
        value="home"
        label="Home"
        icon={<HomeIcon />}
        aria-current={current('home')}
      />
      <BottomNavigationAction
        value="tickets"
        label="Tickets"
        icon={<TicketIcon />}
        aria-current={current('tickets')}
      />
      <BottomNavigationAction
        value="profile"
        label="Profile"
        icon={<PersonIcon />}
        aria-current={current('profile')}
      />
    </BottomNavigation>
  );
}
