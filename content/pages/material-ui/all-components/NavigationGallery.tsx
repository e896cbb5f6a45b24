import * as React from 'react';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import StarIcon from '@mui/icons-material/Star';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Gallery, GalleryCard } from './Gallery';

export default function NavigationGallery() {
  return (
    <Gallery>
      <GalleryCard title="Bottom Navigation" href="/material-ui/react-bottom-navigation/">
        <BottomNavigationExample />
      </GalleryCard>
      <GalleryCard title="Breadcrumbs" href="/material-ui/react-breadcrumbs/">
        <Breadcrumbs aria-label="Breadcrumbs of the shop">
          <Link href="#navigating">Shop</Link>
          <Link href="#navigating">Tea</Link>
          <Typography aria-current="page">Green</Typography>
        </Breadcrumbs>
      </GalleryCard>
      <GalleryCard title="Drawer" href="/material-ui/react-drawer/">
        <DrawerExample />
      </GalleryCard>
      <GalleryCard title="Link" href="/material-ui/react-link/">
        <Link href="#navigating">Read the terms</Link>
      </GalleryCard>
      <GalleryCard title="Menu" href="/material-ui/react-menu/">
        <MenuExample />
      </GalleryCard>
      <GalleryCard title="Pagination" href="/material-ui/react-pagination/">
        <Pagination count={9} siblingCount={0} boundaryCount={0} size="small" />
      </GalleryCard>
      <GalleryCard title="Speed Dial" href="/material-ui/react-speed-dial/">
        <Box sx={{ height: 56, alignSelf: 'flex-end', zIndex: 1 }}>
          <SpeedDial ariaLabel="Add" direction="right" icon={<SpeedDialIcon />}>
            <SpeedDialAction
              icon={<StarIcon />}
              slotProps={{ tooltip: { title: 'Favorite' } }}
            />
            <SpeedDialAction
              icon={<PersonIcon />}
              slotProps={{ tooltip: { title: 'Contact' } }}
            />
          </SpeedDial>
        </Box>
      </GalleryCard>
      <GalleryCard title="Stepper" href="/material-ui/react-stepper/">
        <Stepper activeStep={1} alternativeLabel sx={{ width: '100%' }}>
          <Step>
            <StepLabel>Cart</StepLabel>
          </Step>
          <Step>
            <StepLabel>Address</StepLabel>
          </Step>
          <Step>
            <StepLabel>Payment</StepLabel>
          </Step>
        </Stepper>
      </GalleryCard>
      <GalleryCard title="Tabs" href="/material-ui/react-tabs/">
        <TabsExample />
      </GalleryCard>
    </Gallery>
  );
}

function BottomNavigationExample() {
  const [value, setValue] = React.useState('home');
  const current = (name: string) => (name === value ? 'page' : undefined);

  return (
    <BottomNavigation
      component="nav"
      aria-label="App"
      showLabels
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      sx={{ width: '100%' }}
    >
      <BottomNavigationAction
        value="home"
        label="Home"
        icon={<HomeIcon />}
        aria-current={current('home')}
      />
      <BottomNavigationAction
        value="favorites"
        label="Favorites"
        icon={<StarIcon />}
        aria-current={current('favorites')}
      />
    </BottomNavigation>
  );
}

function DrawerExample() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open the drawer</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Folders' } }}
      >
        <List sx={{ width: 240 }}>
          <ListItem>
            <ListItemText primary="Inbox" />
          </ListItem>
          <ListItem>
            <ListItemText primary="Drafts" />
          </ListItem>
        </List>
      </Drawer>
    </React.Fragment>
  );
}

function MenuExample() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button
        id="gallery-menu-button"
        aria-haspopup="true"
        aria-controls={anchor ? 'gallery-menu' : undefined}
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Account
      </Button>
      <Menu
        id="gallery-menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': 'gallery-menu-button' } }}
      >
        <MenuItem onClick={close}>Profile</MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </React.Fragment>
  );
}

function TabsExample() {
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        aria-label="Product"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        <Tab id="gallery-tab-0" aria-controls="gallery-panel" label="Details" />
        <Tab id="gallery-tab-1" aria-controls="gallery-panel" label="Reviews" />
      </Tabs>
      <Box
        id="gallery-panel"
        role="tabpanel"
        aria-labelledby={`gallery-tab-${value}`}
        sx={{ pt: 1.5 }}
      >
        <Typography variant="body2">
          {value === 0 ? 'Leaf tea, 100 grams' : 'Four reviews'}
        </Typography>
      </Box>
    </Box>
  );
}
