import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const folders = ['Inbox', 'Drafts', 'Sent', 'Archive'];

export default function TemporaryDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(true)}>
        Open folders
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Folders', sx: { width: 240 } } }}
      >
        <nav aria-label="Folders">
          <List>
            {folders.map((folder) => (
              <ListItem key={folder} disablePadding>
                <ListItemButton onClick={close}>
                  <ListItemText primary={folder} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
      </Drawer>
    </div>
  );
}
