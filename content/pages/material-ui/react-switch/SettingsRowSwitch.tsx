import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

export default function SettingsRowSwitch() {
  const id = React.useId();

  return (
    <List sx={{ width: 340, maxWidth: '100%' }}>
      <ListItem
        sx={{ pr: 10 }}
        secondaryAction={
          <Switch
            edge="end"
            defaultChecked
            slotProps={{
              input: {
                role: 'switch',
                'aria-labelledby': `${id}-label`,
                'aria-describedby': `${id}-help`,
              },
            }}
          />
        }
      >
        <ListItemText
          primary="Read receipts"
          secondary="Others see when you have read a message"
          slotProps={{
            primary: { id: `${id}-label` },
            secondary: { id: `${id}-help` },
          }}
        />
      </ListItem>
    </List>
  );
}
