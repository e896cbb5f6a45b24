import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { inboxMessages } from './inboxMessages';

export default function SelectedListItem() {
  const [selected, setSelected] = React.useState('m1');

  return (
    <List sx={{ width: 320, maxWidth: '100%' }}>
      {inboxMessages.map(({ id, sender, subject }) => (
        <ListItem key={id} disablePadding>
          <ListItemButton
            selected={id === selected}
            aria-current={id === selected}
            onClick={() => setSelected(id)}
          >
            <ListItemText primary={subject} secondary={sender} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
