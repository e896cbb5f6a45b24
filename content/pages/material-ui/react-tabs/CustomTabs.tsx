import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function CustomTabs() {
  const [value, setValue] = React.useState('list');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      aria-label="View"
      textColor="inherit"
      slotProps={{
        indicator: {
          sx: { height: '100%', borderRadius: 2, bgcolor: 'action.selected' },
        },
      }}
      sx={{
        p: 0.5,
        bgcolor: 'action.hover',
        borderRadius: 2.5,
        [`& .${tabClasses.root}`]: {
          minWidth: 0,
          px: 1.75,
          textTransform: 'none',
          color: 'text.primary',
          opacity: 1,
          zIndex: 1,
        },
      }}
    >
      <Tab value="list" label="List" disableRipple />
      <Tab value="board" label="Board" disableRipple />
      <Tab value="calendar" label="Calendar" disableRipple />
    </Tabs>
  );
}
