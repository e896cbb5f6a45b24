import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = [
  { href: '#profile', label: 'Profile' },
  { href: '#team', label: 'Team' },
  { href: '#invoices', label: 'Invoices' },
];

export default function LinkTabs() {
  const [current, setCurrent] = React.useState('#profile');

  // A router does this for its links.
  const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    setCurrent(event.currentTarget.hash);
  };

  return (
    <Tabs
      component="nav"
      variant="scrollable"
      value={current}
      aria-label="Account"
    >
      {pages.map(({ href, label }) => (
        <Tab
          key={href}
          component="a"
          href={href}
          value={href}
          label={label}
          aria-current={href === current ? 'page' : undefined}
          onClick={handleClick}
        />
      ))}
    </Tabs>
  );
}
