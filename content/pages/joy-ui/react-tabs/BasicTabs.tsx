import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function BasicTabs() {
  return (
    <Tabs defaultValue="members" sx={{ width: '100%', maxWidth: 480 }}>
      <TabList aria-label="Settings of the team">
        <Tab value="members">Members</Tab>
        <Tab value="billing">Billing</Tab>
        <Tab value="access">Access</Tab>
      </TabList>
      <TabPanel value="members">Eight people belong to this team.</TabPanel>
      <TabPanel value="billing">The next invoice is due on May 1.</TabPanel>
      <TabPanel value="access">Everybody can read, and three can write.</TabPanel>
    </Tabs>
  );
}
