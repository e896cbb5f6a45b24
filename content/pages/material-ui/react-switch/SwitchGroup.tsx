import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import { notificationSettings } from './notificationSettings';

export default function SwitchGroup() {
  const [settings, setSettings] = React.useState(notificationSettings);

  const handleChange = (id: string, enabled: boolean) => {
    setSettings((previous) =>
      previous.map((item) => (item.id === id ? { ...item, enabled } : item)),
    );
  };

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Send me an email about</FormLabel>
      <FormGroup>
        {settings.map(({ id, label, enabled }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Switch
                checked={enabled}
                onChange={(event) => handleChange(id, event.target.checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
