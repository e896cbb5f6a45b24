import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = [
  { value: 'notes', label: 'Notes', text: 'Three notes, the last one from today.' },
  { value: 'files', label: 'Files', text: 'contract.pdf and two drawings.' },
  { value: 'people', label: 'People', text: 'Shared with Ana and Tomasz.' },
];

export default function BasicTabs() {
  const [value, setValue] = React.useState('notes');
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        variant="scrollable"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Project"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map((view) => (
          <Tab
            key={view.value}
            value={view.value}
            label={view.label}
            id={`${id}-tab-${view.value}`}
            aria-controls={`${id}-panel-${view.value}`}
          />
        ))}
      </Tabs>
      {views.map((view) => (
        <Box
          key={view.value}
          role="tabpanel"
          tabIndex={0}
          hidden={view.value !== value}
          id={`${id}-panel-${view.value}`}
          aria-labelledby={`${id}-tab-${view.value}`}
          sx={{ p: 2 }}
        >
          {view.text}
        </Box>
      ))}
    </Box>
  );
}
