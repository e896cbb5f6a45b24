import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const songs = [
  { title: 'Nocturne in E-flat major, opus 9, number 2', length: '4:33' },
  { title: 'Clair de lune', length: '5:02' },
];

export default function SlotPropsDemo() {
  return (
    <List sx={{ width: 280, maxWidth: '100%' }}>
      {songs.map(({ title, length }) => (
        <ListItem key={title}>
          <ListItemText
            primary={title}
            secondary={length}
            slotProps={{
              primary: { noWrap: true, sx: { fontWeight: 500 } },
              secondary: { sx: { fontVariantNumeric: 'tabular-nums' } },
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
