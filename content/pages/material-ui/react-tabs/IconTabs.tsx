import * as React from 'react';
import SvgIcon from '@mui/material/SvgIcon';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const phone = (
  <SvgIcon>
    <path d="M7 2h10v20H7zm2 3v12h6V5z" />
  </SvgIcon>
);
const heart = (
  <SvgIcon>
    <path d="M12 21 3 12a5.5 5.5 0 0 1 9-6 5.5 5.5 0 0 1 9 6z" />
  </SvgIcon>
);

export default function IconTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Tabs
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      aria-label="Contacts"
    >
      <Tab icon={phone} label="Recent" />
      <Tab icon={heart} iconPosition="start" label="Favorites" />
      <Tab icon={heart} aria-label="Favorites, icon only" />
      <Tab label="Blocked" disabled />
    </Tabs>
  );
}
