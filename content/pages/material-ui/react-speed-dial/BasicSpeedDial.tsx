import ArticleIcon from '@mui/icons-material/Article';
import LinkIcon from '@mui/icons-material/Link';
import PhotoIcon from '@mui/icons-material/Photo';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function BasicSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: 280, maxWidth: '100%', height: 280 }}>
      <SpeedDial
        ariaLabel="Add to the notebook"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <SpeedDialAction
          icon={<ArticleIcon />}
          slotProps={{ tooltip: { title: 'Note' } }}
        />
        <SpeedDialAction
          icon={<PhotoIcon />}
          slotProps={{ tooltip: { title: 'Photo' } }}
        />
        <SpeedDialAction
          icon={<LinkIcon />}
          slotProps={{ tooltip: { title: 'Link' } }}
        />
      </SpeedDial>
    </Box>
  );
}
