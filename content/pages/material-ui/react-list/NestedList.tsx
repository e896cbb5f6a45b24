import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function NestedList() {
  const id = React.useId();
  const [open, setOpen] = React.useState(true);

  return (
    <List sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ListItemText primary="Projects" />
          <span aria-hidden>{open ? '−' : '+'}</span>
        </ListItemButton>
        <Collapse in={open} id={id}>
          <List disablePadding>
            {['Website', 'Mobile app'].map((project) => (
              <ListItem key={project} disablePadding>
                <ListItemButton sx={{ pl: 4 }}>
                  <ListItemText primary={project} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemText primary="Archive" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
