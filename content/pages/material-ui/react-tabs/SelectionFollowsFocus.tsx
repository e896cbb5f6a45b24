import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function SelectionFollowsFocus() {
  const [value, setValue] = React.useState('css');

  return (
    <Tabs
      variant="scrollable"
      selectionFollowsFocus
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      aria-label="Language"
    >
      <Tab value="css" label="CSS" />
      <Tab value="html" label="HTML" />
      <Tab value="js" label="JavaScript" />
    </Tabs>
  );
}
