import * as React from 'react';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function HoverPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = (event: React.SyntheticEvent<HTMLElement>) =>
    setAnchorEl(event.currentTarget);
  const close = () => setAnchorEl(null);

  return (
    <Typography>
      The route follows the old{' '}
      <Link
        component="button"
        type="button"
        aria-describedby={anchorEl ? id : undefined}
        onMouseEnter={open}
        onMouseLeave={close}
        onFocus={open}
        onBlur={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        sx={{ verticalAlign: 'baseline' }}
      >
        mule track
      </Link>{' '}
      to the pass.
      <Popover
        id={id}
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
      >
        <Typography component="span" sx={{ display: 'block', p: 1.5, maxWidth: 240 }}>
          A paved path, 1.5 meters wide, built in 1780 to carry salt.
        </Typography>
      </Popover>
    </Typography>
  );
}
