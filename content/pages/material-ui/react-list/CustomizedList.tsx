import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const views = ['Day', 'Week', 'Month'];

export default function CustomizedList() {
  const [current, setCurrent] = React.useState('Week');

  return (
    <List
      dense
      sx={{
        width: 220,
        [`& .${listItemButtonClasses.root}`]: { borderRadius: 2 },
        [`& .${listItemButtonClasses.selected}`]: {
          boxShadow: 'inset 4px 0 0 currentColor',
        },
      }}
    >
      {views.map((view) => (
        <ListItem key={view} disablePadding>
          <ListItemButton
            selected={view === current}
            aria-current={view === current}
            onClick={() => setCurrent(view)}
          >
            <ListItemText
              primary={view}
              slotProps={{ primary: { fontWeight: 'fontWeightMedium' } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
