import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme } from '@mui/material/styles';

const theme = createTheme();

const sections = {
  palette: theme.palette,
  typography: theme.typography,
  breakpoints: theme.breakpoints,
  shape: theme.shape,
  shadows: theme.shadows,
  transitions: theme.transitions,
  zIndex: theme.zIndex,
  mixins: theme.mixins,
};

function formatValue(value: unknown): string {
  return JSON.stringify(value, (_key, entry) => (typeof entry === 'function' ? 'ƒ' : entry), 2);
}

export default function ThemeExplorer() {
  const [section, setSection] = React.useState<keyof typeof sections>('palette');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        label="Part of the theme"
        size="small"
        slotProps={{ select: { native: true } }}
        value={section}
        onChange={(event) => setSection(event.target.value as keyof typeof sections)}
        sx={{ maxWidth: 240 }}
      >
        {Object.keys(sections).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </TextField>
      <Box
        component="pre"
        role="region"
        tabIndex={0}
        aria-label="Value"
        sx={{
          m: 0,
          p: 2,
          height: 320,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
          fontSize: 14,
        }}
      >
        {formatValue(sections[section])}
      </Box>
    </Stack>
  );
}
