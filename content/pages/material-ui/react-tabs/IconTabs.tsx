import * as React from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import PhoneIcon from '@mui/icons-material/Phone';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Tabs
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      aria-label="Contacts"
    >
      <Tab icon={<PhoneIcon />} label="Recent" />
      <Tab icon={<FavoriteIcon />} iconPosition="start" label="Favorites" />
      <Tab icon={<FavoriteIcon />} aria-label="Favorites, icon only" />
      <Tab label="Blocked" disabled />
    </Tabs>
  );
}
