import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchDecorators() {
  const [yearly, setYearly] = React.useState(false);
  return (
    <Stack spacing={3}>
      <Switch
        checked={yearly}
        onChange={(event) => setYearly(event.target.checked)}
        startDecorator="Monthly"
        endDecorator="Yearly"
        slotProps={{ input: { 'aria-label': 'Pay once a year' } }}
      />
      <FormControl orientation="horizontal" sx={{ alignItems: 'center', gap: 2 }}>
        <FormLabel>Airplane mode</FormLabel>
        <Switch
          size="lg"
          color="success"
          defaultChecked
          endDecorator={({ checked }) => (checked ? 'On' : 'Off')}
          slotProps={{ endDecorator: { sx: { minWidth: '2em' } } }}
        />
      </FormControl>
    </Stack>
  );
}
