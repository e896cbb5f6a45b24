import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });

function ModeChoice() {
  const { mode = 'system', setMode } = useColorScheme();
  const labelId = React.useId();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <FormControl>
        <FormLabel id={labelId}>Appearance</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          name={labelId}
          value={mode}
          onChange={(event) => setMode(event.target.value as typeof mode)}
        >
          <FormControlLabel value="system" control={<Radio />} label="System" />
          <FormControlLabel value="light" control={<Radio />} label="Light" />
          <FormControlLabel value="dark" control={<Radio />} label="Dark" />
        </RadioGroup>
      </FormControl>
    </Paper>
  );
}

export default function ModeSwitch() {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <ModeChoice />
    </ThemeProvider>
  );
}
