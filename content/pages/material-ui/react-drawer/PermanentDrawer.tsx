import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const width = 150;

export default function PermanentDrawer() {
  return (
    <Box sx={{ position: 'relative', display: 'flex', width: '100%', height: 220 }}>
      <Drawer
        variant="permanent"
        open
        sx={{ width, flexShrink: 0 }}
        slotProps={{ paper: { sx: { position: 'absolute', width } } }}
      >
        <nav aria-label="Reports">
          <List dense>
            {['Sales', 'Visits', 'Returns'].map((report) => (
              <ListItem key={report} disablePadding>
                <ListItemButton selected={report === 'Sales'}>
                  <ListItemText primary={report} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
      </Drawer>
      <Typography sx={{ p: 2 }}>Sales rose by four percent in May.</Typography>
    </Box>
  );
}
