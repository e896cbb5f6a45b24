import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PlaygroundFrame() {
  const [disabled, setDisabled] = React.useState(false);
  return (
    <Stack spacing={2} sx={{ color: 'text.primary', alignItems: 'flex-start' }}>
      <Button variant="outlined" disabled={disabled}>
        Subject
      </Button>
      <FormControlLabel
        control={
          <Switch
            checked={disabled}
            onChange={(event) => setDisabled(event.target.checked)}
          />
        }
        label="Disabled"
      />
    </Stack>
  );
}
