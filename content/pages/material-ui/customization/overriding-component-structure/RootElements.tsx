import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const chapters = [
  { id: 'changing-the-root-element', name: 'Changing the root element' },
  { id: 'slots', name: 'Slots' },
];

export default function RootElements() {
  return (
    <Paper component="nav" aria-label="Chapters" variant="outlined" sx={{ width: 280 }}>
      <List component="div" dense>
        {chapters.map(({ id, name }) => (
          <ListItemButton key={id} component="a" href={`#${id}`}>
            <ListItemText primary={name} />
          </ListItemButton>
        ))}
      </List>
    </Paper>
  );
}
