import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const seasons = ['Spring', 'Summer', 'Fall'];

export default function TabColors() {
  const [value, setValue] = React.useState('Spring');
  const handleChange = (_event: React.SyntheticEvent, next: string) =>
    setValue(next);
  const tabs = seasons.map((season) => (
    <Tab key={season} value={season} label={season} />
  ));

  return (
    <Stack spacing={3} sx={{ maxWidth: '100%' }}>
      <Tabs
        variant="scrollable"
        value={value}
        onChange={handleChange}
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Season, secondary color"
      >
        {tabs}
      </Tabs>
      <Box sx={{ bgcolor: 'grey.900', color: 'common.white' }}>
        <Tabs
          variant="scrollable"
          value={value}
          onChange={handleChange}
          textColor="inherit"
          slotProps={{ indicator: { sx: { bgcolor: 'currentColor' } } }}
          aria-label="Season, inherited color"
        >
          {tabs}
        </Tabs>
      </Box>
    </Stack>
  );
}
