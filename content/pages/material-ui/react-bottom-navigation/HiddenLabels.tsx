import * as React from 'react';
import TicketIcon from '@mui/icons-material/ConfirmationNumber';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const views = [
  { label: 'Home', icon: <HomeIcon /> },
  { label: 'Tickets', icon: <TicketIcon /> },
  { label: 'Profile', icon: <PersonIcon /> },
];

export default function HiddenLabels() {
  const [value, setValue] = React.useState(1);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Travel app, labels on selection"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{ width: 360, maxWidth: '100%' }}
    >
      {views.map(({ label, icon }, index) => (
        <BottomNavigationAction
          key={label}
          label={label}
          icon={icon}
          aria-current={index === value ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
