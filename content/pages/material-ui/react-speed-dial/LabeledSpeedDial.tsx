import * as React from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import EditIcon from '@mui/icons-material/Edit';
import LinkIcon from '@mui/icons-material/Link';
import PhotoIcon from '@mui/icons-material/Photo';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const kinds = [
  { name: 'Note', icon: <ArticleIcon /> },
  { name: 'Photo', icon: <PhotoIcon /> },
  { name: 'Link', icon: <LinkIcon /> },
];

export default function LabeledSpeedDial() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        width: 280,
        maxWidth: '100%',
        height: 300,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Backdrop open={open} sx={{ position: 'absolute' }} />
      <SpeedDial
        ariaLabel="Add to the diary"
        icon={<SpeedDialIcon openIcon={<EditIcon />} />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {kinds.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name, open: true } }}
            onClick={() => setOpen(false)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
