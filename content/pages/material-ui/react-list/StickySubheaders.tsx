import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const groups = [
  { letter: 'A', names: ['Ana', 'Arne', 'Asha', 'Aylin'] },
  { letter: 'B', names: ['Bao', 'Beatriz', 'Bruno'] },
  { letter: 'C', names: ['Cem', 'Chloé', 'Conor'] },
];

export default function StickySubheaders() {
  return (
    <List
      dense
      disablePadding
      tabIndex={0}
      aria-label="Contacts"
      sx={{ width: 280, maxHeight: 220, overflow: 'auto' }}
    >
      {groups.map(({ letter, names }) => (
        <React.Fragment key={letter}>
          <ListSubheader>{letter}</ListSubheader>
          {names.map((name) => (
            <ListItem key={name}>
              <ListItemText primary={name} />
            </ListItem>
          ))}
        </React.Fragment>
      ))}
    </List>
  );
}
