import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

const commands = [
  { label: 'Copy', keys: 'Ctrl C', path: 'M8 8h12v13H8zM4 3h12v3H6v12H4z' },
  { label: 'Paste', keys: 'Ctrl V', path: 'M4 4h4V2h8v2h4v18H4zm5 1v3h6V5z' },
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
        {commands.map(({ label, keys, path }) => (
          <MenuItem key={label} onClick={close}>
            <ListItemIcon>
              <SvgIcon fontSize="small">
                <path d={path} />
              </SvgIcon>
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
