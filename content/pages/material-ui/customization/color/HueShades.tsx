import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { blue, deepPurple, green, orange, pink, teal } from '@mui/material/colors';

const hues = { blue, deepPurple, green, orange, pink, teal };
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export default function HueShades() {
  const [hue, setHue] = React.useState<keyof typeof hues>('teal');
  const id = React.useId();
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControl sx={{ mb: 2 }}>
        <InputLabel htmlFor={id}>Hue</InputLabel>
        <NativeSelect
          id={id}
          value={hue}
          onChange={(event) => setHue(event.target.value as keyof typeof hues)}
        >
          {Object.keys(hues).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {shades.map((shade) => (
        <Box key={shade} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ height: 28, flex: 1, bgcolor: hues[hue][shade] }} />
          <Typography
            variant="body2"
            color="text.primary"
            sx={{ width: 120, fontFamily: 'monospace' }}
          >
            {shade} {hues[hue][shade]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
