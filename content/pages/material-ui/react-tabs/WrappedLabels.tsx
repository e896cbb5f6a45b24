import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function WrappedLabels() {
  const [value, setValue] = React.useState('warranty');

  return (
    <Tabs
      variant="scrollable"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      aria-label="Service"
    >
      <Tab
        wrapped
        value="warranty"
        label="Warranty, returns and repairs"
        sx={{ maxWidth: 160 }}
      />
      <Tab value="delivery" label="Delivery" />
      <Tab value="contact" label="Contact" />
    </Tabs>
  );
}
