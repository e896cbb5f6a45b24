import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function ListDividers() {
  return (
    <List sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden sx={colors}>
            R
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Rosa Neri" secondary="Milan" />
      </ListItem>
      <Divider component="li" variant="inset" aria-hidden />
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden sx={colors}>
            T
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Tariq Noor" secondary="Lahore" />
      </ListItem>
    </List>
  );
}
