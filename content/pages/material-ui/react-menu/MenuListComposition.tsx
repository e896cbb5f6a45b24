import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

const tools = ['Brush', 'Eraser', 'Fill', 'Text'];

export default function MenuListComposition() {
  const [tool, setTool] = React.useState('Brush');

  return (
    <Paper variant="outlined" sx={{ width: 180 }}>
      <MenuList aria-label="Tool">
        {tools.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === tool}
            selected={name === tool}
            onClick={() => setTool(name)}
          >
            {name}
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}
