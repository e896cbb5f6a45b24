import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import SvgIcon from '@mui/material/SvgIcon';

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
              <SvgIcon>
                <path d="m12 10.6 5-5L18.4 7l-5 5 5 5-1.4 1.4-5-5-5 5L5.6 17l5-5-5-5L7 5.6z" />
              </SvgIcon>
            </IconButton>
          }
        >
          <FormControlLabel control={<Checkbox />} label={task} />
        </ListItem>
      ))}
    </List>
  );
}
