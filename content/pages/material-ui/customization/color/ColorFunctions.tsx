import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { indigo } from '@mui/material/colors';
import { alpha, darken, lighten } from '@mui/material/styles';

const base = indigo[500];
const samples = [
  { name: 'base', color: base },
  { name: 'alpha 0.3', color: alpha(base, 0.3) },
  { name: 'lighten 0.4', color: lighten(base, 0.4) },
  { name: 'darken 0.4', color: darken(base, 0.4) },
];

export default function ColorFunctions() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {samples.map(({ name, color }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 72, height: 72, borderRadius: 1, bgcolor: color }} />
          <Typography variant="body2" color="text.primary">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
