import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const crops = ['Beans', 'Carrots', 'Kale', 'Leeks', 'Radishes', 'Squash'];

export default function CornerFab() {
  const [count, setCount] = React.useState(3);

  return (
    <Paper variant="outlined" sx={{ position: 'relative', width: 280, maxWidth: '100%' }}>
      <Box
        role="region"
        aria-label="Vegetable beds"
        tabIndex={0}
        sx={{ height: 220, overflow: 'auto', paddingBottom: 10 }}
      >
        <List dense>
          {crops.slice(0, count).map((crop, index) => (
            <ListItem key={crop}>
              <ListItemText primary={crop} secondary={`Bed ${index + 1}`} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="Plant another bed"
        disabled={count === crops.length}
        onClick={() => setCount(count + 1)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </Paper>
  );
}
