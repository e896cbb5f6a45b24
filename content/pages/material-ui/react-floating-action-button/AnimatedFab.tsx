import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';

const views = [
  { name: 'Tasks', text: 'Water the tomatoes.', action: 'Add a task', icon: <AddIcon /> },
  { name: 'Diary', text: 'First frost last night.', action: 'Edit the diary', icon: <EditIcon /> },
];

export default function AnimatedFab() {
  const [view, setView] = React.useState(0);
  const id = React.useId();
  const { duration } = useTheme().transitions;

  return (
    <Box sx={{ position: 'relative', width: 300, maxWidth: '100%', height: 200 }}>
      <Tabs
        variant="fullWidth"
        value={view}
        onChange={(_event, next: number) => setView(next)}
        aria-label="Garden"
      >
        {views.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {views.map(({ name, text, action, icon }, index) => (
        <Box
          key={name}
          role="tabpanel"
          hidden={index !== view}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          sx={{ p: 2 }}
        >
          {text}
          <Zoom
            in={index === view}
            timeout={duration.enteringScreen}
            unmountOnExit
          >
            <Fab
              color="secondary"
              aria-label={action}
              sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
            >
              {icon}
            </Fab>
          </Zoom>
        </Box>
      ))}
    </Box>
  );
}
