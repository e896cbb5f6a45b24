import ArticleIcon from '@mui/icons-material/Article';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const links = [
  { href: '#basic-list', label: 'Basic list' },
  { href: '#nested-list', label: 'Nested list' },
  { href: '#accessibility', label: 'Accessibility' },
];

export default function NavigationList() {
  return (
    <Box component="nav" aria-label="Example sections" sx={{ width: 280 }}>
      <List>
        {links.map(({ href, label }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton href={href}>
              <ListItemIcon>
                <ArticleIcon />
              </ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
