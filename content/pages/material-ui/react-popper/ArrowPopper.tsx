import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const Arrow = styled('div')({
  position: 'absolute',
  width: 12,
  height: 12,
  '&::before': {
    content: '""',
    display: 'block',
    width: '100%',
    height: '100%',
    backgroundColor: 'inherit',
    transform: 'rotate(45deg)',
  },
});

export default function ArrowPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const id = React.useId();

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        What is new?
      </Button>
      <Popper
        id={id}
        open={open}
        anchorEl={anchorEl}
        placement="bottom"
        modifiers={[
          { name: 'arrow', enabled: true, options: { element: arrow, padding: 8 } },
          { name: 'offset', options: { offset: [0, 10] } },
        ]}
        sx={{
          zIndex: 'tooltip',
          '&[data-popper-placement^="bottom"] > div > div': { top: -6 },
          '&[data-popper-placement^="top"] > div > div': { bottom: -6 },
        }}
      >
        <Box
          sx={{
            p: 2,
            maxWidth: 240,
            borderRadius: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          Folders can be shared now.
          <Arrow ref={setArrow} sx={{ bgcolor: 'primary.main' }} />
        </Box>
      </Popper>
    </div>
  );
}
