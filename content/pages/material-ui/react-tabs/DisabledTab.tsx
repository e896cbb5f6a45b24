import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DisabledTab() {
  const [value, setValue] = React.useState('address');

  return (
    <Tabs
      variant="scrollable"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      aria-label="Checkout"
    >
      <Tab value="address" label="Address" />
      <Tab value="payment" label="Payment" disabled />
      <Tab value="summary" label="Summary" />
    </Tabs>
  );
}
