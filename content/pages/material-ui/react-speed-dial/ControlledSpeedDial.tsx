import * as React from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import LinkIcon from '@mui/icons-material/Link';
import PhotoIcon from '@mui/icons-material/Photo';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const kinds = [
  { name: 'note', icon: <ArticleIcon /> },
  { name: 'photo', icon: <PhotoIcon /> },
  { name: 'link', icon: <LinkIcon /> },
];

export default function ControlledSpeedDial() {
  const [open, setOpen] = React.useState(false);
  const [added, setAdded] = React.useState<readonly string[]>([]);

  return (
    <Box sx={{ position: 'relative', width: 280, maxWidth: '100%', height: 280 }}>
      <Typography role="status">
        {added.length === 0 ? 'Nothing added yet.' : `Added: ${added.join(', ')}`}
      </Typography>
      <SpeedDial
        ariaLabel="Add to the trip"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => setOpen(reason === 'toggle')}
        onClose={(_event, reason) => reason !== 'mouseLeave' && setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {kinds.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: `Add a ${name}` } }}
            onClick={() => {
              setAdded([...added, name]);
              setOpen(false);
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
