import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

export default function CheckboxList() {
  const [tasks, setTasks] = React.useState(['Water the plants', 'Call the bank']);

  return (
    <List sx={{ width: 320, maxWidth: '100%' }}>
      {tasks.map((task) => (
        <ListItem
          key={task}
          dense
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Remove ${task}`}
              onClick={() => setTasks(tasks.filter((item) => item !== task))}
            >
              <CloseIcon />
            </IconButton>
          }
        >
          <FormControlLabel control={<Checkbox />} label={task} />
        </ListItem>
      ))}
    </List>
  );
}
