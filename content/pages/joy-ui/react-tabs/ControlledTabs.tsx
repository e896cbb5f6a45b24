import * as React from 'react';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function ControlledTabs() {
  const [step, setStep] = React.useState<string | number | null>('cart');
  return (
    <Tabs
      value={step}
      onChange={(_event, value) => setStep(value)}
      sx={{ width: '100%', maxWidth: 480, borderRadius: 'md' }}
    >
      <TabList
        disableUnderline
        tabFlex={1}
        aria-label="Order"
        sx={{ p: 0.5, gap: 0.5, borderRadius: 'md', bgcolor: 'background.level1' }}
      >
        {['cart', 'address', 'payment'].map((value) => (
          <Tab key={value} value={value} disableIndicator sx={{ textTransform: 'capitalize' }}>
            {value}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="cart">
        <p>Two books, 31 euros.</p>
        <Button onClick={() => setStep('address')}>Continue</Button>
      </TabPanel>
      <TabPanel value="address">
        <p>To your address in Lisbon.</p>
        <Button onClick={() => setStep('payment')}>Continue</Button>
      </TabPanel>
      <TabPanel value="payment">
        <p>By card.</p>
      </TabPanel>
    </Tabs>
  );
}
