import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const rooms = [
  { name: 'Kitchen', text: 'Two lamps on, 21 °C' },
  { name: 'Studio', text: 'All lamps off, 18 °C' },
  { name: 'Hall', text: 'One lamp on, 19 °C' },
];

export default function VerticalTabs() {
  return (
    <Tabs orientation="vertical" defaultValue="Kitchen" sx={{ width: '100%', maxWidth: 400 }}>
      <TabList aria-label="Rooms">
        {rooms.map(({ name }) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {rooms.map(({ name, text }) => (
        <TabPanel key={name} value={name}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
