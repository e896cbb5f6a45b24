import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ControlledSwitch() {
  const [on, setOn] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={on} onChange={(event) => setOn(event.target.checked)} />
        }
        label="Automatic updates"
      />
      <Typography variant="body2" role="status">
        {on ? 'Updates install at night.' : 'You install updates yourself.'}
      </Typography>
    </Stack>
  );
}
