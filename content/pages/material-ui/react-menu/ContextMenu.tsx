import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function ContextMenu() {
  const [position, setPosition] = React.useState<{ top: number; left: number }>();
  const close = () => setPosition(undefined);

  const handleContextMenu = (event: React.MouseEvent) => {
    event.preventDefault();
    setPosition(
      position ? undefined : { top: event.clientY - 6, left: event.clientX + 2 },
    );
  };

  return (
    <div onContextMenu={handleContextMenu}>
      <Typography sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        Right-click this paragraph. A second right-click closes the menu again.
      </Typography>
      <Menu
        open={position !== undefined}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position}
        slotProps={{ list: { 'aria-label': 'Paragraph' } }}
      >
        <MenuItem onClick={close}>Copy text</MenuItem>
        <MenuItem onClick={close}>Add a comment</MenuItem>
      </Menu>
    </div>
  );
}
