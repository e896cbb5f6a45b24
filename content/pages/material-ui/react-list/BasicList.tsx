import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function BasicList() {
  return (
    <List sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem divider>
        <ListItemText primary="Platform" secondary="Linux, x64" />
      </ListItem>
      <ListItem divider>
        <ListItemText primary="Memory" secondary="8 GB" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Region" secondary="Frankfurt" />
      </ListItem>
    </List>
  );
}
