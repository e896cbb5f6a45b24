import * as React from 'react';
import TicketIcon from '@mui/icons-material/ConfirmationNumber';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';

const PillAction = styled(BottomNavigationAction)(({ theme }) => ({
  '& svg': {
    boxSizing: 'content-box',
    padding: '2px 16px',
    borderRadius: 16,
    transition: theme.transitions.create('background-color'),
  },
  [`&.${bottomNavigationActionClasses.selected}`]: {
    color: (theme.vars ?? theme).palette.text.primary,
    '& svg': { backgroundColor: (theme.vars ?? theme).palette.action.selected },
  },
}));

const views = [
  { label: 'Home', icon: <HomeIcon /> },
  { label: 'Tickets', icon: <TicketIcon /> },
  { label: 'Profile', icon: <PersonIcon /> },
];

export default function CustomBottomNavigation() {
  const [value, setValue] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Travel app, with pills"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{ width: 360, maxWidth: '100%', height: 64 }}
    >
      {views.map(({ label, icon }, index) => (
        <PillAction
          key={label}
          label={label}
          icon={icon}
          aria-current={index === value ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
