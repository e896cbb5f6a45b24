import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function LabPanels() {
  const [value, setValue] = React.useState('ingredients');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList
          onChange={(_event, next: string) => setValue(next)}
          aria-label="Recipe"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="ingredients" label="Ingredients" />
          <Tab value="steps" label="Steps" />
        </TabList>
        <TabPanel value="ingredients" tabIndex={0}>
          Two onions, a kilo of tomatoes and some basil.
        </TabPanel>
        <TabPanel value="steps" tabIndex={0}>
          Fry the onions, add the tomatoes, and wait for an hour.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
