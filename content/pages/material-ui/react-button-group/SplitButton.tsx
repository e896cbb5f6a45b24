import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const results = {
  'Publish now': 'Published.',
  'Publish tomorrow': 'Will be published tomorrow at 9:00.',
  'Save as draft': 'Saved as a draft.',
};

type Action = keyof typeof results;

export default function SplitButton() {
  const groupRef = React.useRef<HTMLDivElement>(null);
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);
  const [selected, setSelected] = React.useState<Action>('Publish now');
  const [message, setMessage] = React.useState('Not published yet.');
  const id = React.useId();

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup ref={groupRef} variant="contained" aria-label="Publish the article">
        <Button onClick={() => setMessage(results[selected])}>
          {selected}
        </Button>
        <Button
          id={`${id}-more`}
          size="small"
          aria-label="Choose how to publish"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? `${id}-menu` : undefined}
          onClick={() => setAnchorEl(groupRef.current)}
        >
          <ArrowDropDownIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu
        id={`${id}-menu`}
        open={open}
        anchorEl={anchorEl}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-more` } }}
      >
        {(Object.keys(results) as Action[]).map((action) => (
          <MenuItem
            key={action}
            selected={action === selected}
            onClick={() => {
              setSelected(action);
              close();
            }}
          >
            {action}
          </MenuItem>
        ))}
      </Menu>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
