import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function BasicSwitch() {
  const [dark, setDark] = React.useState(true);
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
        <div>
          <FormLabel>Dark mode</FormLabel>
          <FormHelperText sx={{ mt: 0, color: 'text.secondary' }}>
            {dark ? 'Always dark' : 'As in the settings of the system'}
          </FormHelperText>
        </div>
        <Switch checked={dark} onChange={(event) => setDark(event.target.checked)} />
      </FormControl>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
        <FormLabel>Notifications</FormLabel>
        <Switch />
      </FormControl>
    </Stack>
  );
}
