import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconTabs() {
  const [value, setValue] = React.useState('inbox');

  return (
    <Tabs
      variant="scrollable"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      aria-label="Mail folder"
    >
      <Tab value="inbox" icon={<InboxIcon />} aria-label="Inbox" />
      <Tab value="sent" icon={<SendIcon />} aria-label="Sent" />
      <Tab value="archive" icon={<ArchiveIcon />} aria-label="Archive" />
    </Tabs>
  );
}
