import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const rooms = ['Hall', 'Kitchen', 'Library', 'Bedroom', 'Study', 'Cellar', 'Garden'];

export default function ScrollableTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <Tabs
        variant="scrollable"
        allowScrollButtonsMobile
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        aria-label="Rooms"
      >
        {rooms.map((room) => (
          <Tab key={room} label={room} />
        ))}
      </Tabs>
    </Box>
  );
}
