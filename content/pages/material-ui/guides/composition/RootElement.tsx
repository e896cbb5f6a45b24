import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const reports = [
  ['Spring', '#spring', 'PDF'],
  ['Summer', '#summer', 'PDF'],
  ['Autumn', '#autumn', 'Draft'],
];

export default function RootElement() {
  return (
    <List component="nav" aria-label="Reports" sx={{ width: '100%', maxWidth: 320 }}>
      {reports.map(([name, address, state]) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton component="a" href={address}>
            <ListItemText primary={name} />
            <Chip component="span" size="small" label={state} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
