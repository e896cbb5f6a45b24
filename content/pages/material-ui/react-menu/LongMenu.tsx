import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const boards = Array.from({ length: 14 }, (_, index) => `Board ${index + 1}`);

export default function LongMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchorEl(null);

  return (
    <div>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Move to board
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={close}
        slotProps={{
          paper: { sx: { maxHeight: 220, width: '20ch' } },
          list: { 'aria-label': 'Boards' },
        }}
      >
        {boards.map((name) => (
          <MenuItem key={name} onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
