import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { tabScrollButtonClasses } from '@mui/material/TabScrollButton';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];

export default function ScrollButtons() {
  const [value, setValue] = React.useState('January');

  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Month"
        sx={{
          [`& .${tabScrollButtonClasses.disabled}`]: { opacity: 0.3 },
        }}
      >
        {months.map((month) => (
          <Tab key={month} value={month} label={month} />
        ))}
      </Tabs>
    </Box>
  );
}
