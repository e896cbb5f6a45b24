import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = ['General', 'Security', 'Billing'];

export default function VerticalTabs() {
  const [value, setValue] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ display: 'flex', width: '100%' }}>
      <Tabs
        orientation="vertical"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        aria-label="Settings"
        sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {sections.map((name, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {sections.map((name, index) => (
        <Box
          key={name}
          role="tabpanel"
          tabIndex={0}
          hidden={index !== value}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          sx={{ p: 3 }}
        >
          {name} settings of your workspace.
        </Box>
      ))}
    </Box>
  );
}
