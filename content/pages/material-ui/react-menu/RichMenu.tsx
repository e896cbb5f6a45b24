import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const commands = [
  { label: 'Copy', keys: 'Ctrl C', Icon: ContentCopyIcon },
  { label: 'Paste', keys: 'Ctrl V', Icon: ContentPasteIcon },
];

export default function RichMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchorEl(null);

  return (
    <div>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Edit
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={close}
        slotProps={{
          paper: { sx: { width: 220 } },
          list: { dense: true, 'aria-label': 'Edit' },
        }}
      >
        {commands.map(({ label, keys, Icon }) => (
          <MenuItem key={label} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {keys}
            </Typography>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemText inset>Select all</ListItemText>
        </MenuItem>
      </Menu>
    </div>
  );
}
