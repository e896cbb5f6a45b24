import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';

const sections = ['Overview', 'Orders', 'Customers', 'Settings'];

interface DashboardMenuProps {
  readonly selected: string;
  onSelect(section: string): void;
}

export function DashboardMenu({ selected, onSelect }: DashboardMenuProps) {
  return (
    <Box component="nav" aria-label="Sections">
      <Toolbar />
      <List>
        {sections.map((section) => (
          <ListItem key={section} disablePadding>
            <ListItemButton
              selected={section === selected}
              aria-current={section === selected ? 'page' : undefined}
              onClick={() => onSelect(section)}
            >
              <ListItemText primary={section} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
