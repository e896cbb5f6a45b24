import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

const sections = ['Profile', 'Notifications', 'Billing', 'Security'];

export default function AdaptiveNavigation() {
  const [section, setSection] = React.useState('Profile');
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      {wide ? (
        <Tabs
          aria-label="Settings"
          value={section}
          onChange={(_event, next: string) => setSection(next)}
        >
          {sections.map((name) => (
            <Tab
              key={name}
              id={`settings-tab-${name}`}
              aria-controls="settings-panel"
              label={name}
              value={name}
            />
          ))}
        </Tabs>
      ) : (
        <TextField
          select
          fullWidth
          size="small"
          id="settings-section"
          label="Settings"
          value={section}
          onChange={(event) => setSection(event.target.value)}
          slotProps={{ select: { native: true } }}
        >
          {sections.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      <Box
        id="settings-panel"
        role={wide ? 'tabpanel' : undefined}
        aria-labelledby={wide ? `settings-tab-${section}` : undefined}
        sx={{ py: 2 }}
      >
        <Typography>{section} settings</Typography>
      </Box>
    </Box>
  );
}
