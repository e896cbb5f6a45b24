import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabAlignment() {
  const [value, setValue] = React.useState('day');
  const handleChange = (_event: React.SyntheticEvent, next: string) =>
    setValue(next);

  return (
    <Stack
      spacing={3}
      sx={{ width: '100%', [`& .${tabClasses.root}`]: { minWidth: 0 } }}
    >
      <Tabs
        variant="fullWidth"
        value={value}
        onChange={handleChange}
        aria-label="Period, full width"
      >
        <Tab value="day" label="Day" />
        <Tab value="week" label="Week" />
        <Tab value="month" label="Month" />
      </Tabs>
      <Tabs
        centered
        value={value}
        onChange={handleChange}
        aria-label="Period, centered"
      >
        <Tab value="day" label="Day" />
        <Tab value="week" label="Week" />
        <Tab value="month" label="Month" />
      </Tabs>
    </Stack>
  );
}
