import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  bluePalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurge: rainbowSurgePalette,
  blueberryTwilight: blueberryTwilightPalette,
  mangoFusion: mangoFusionPalette,
  cheerfulFiesta: cheerfulFiestaPalette,
  blue: bluePalette,
};

const series = [4, 6, 5, 8, 7, 9].map((value, index) => ({
  data: [value, value + 2],
  label: `Color ${index + 1}`,
}));

export default function PaletteChoice() {
  const id = React.useId();
  const [name, setName] = React.useState<keyof typeof palettes>('rainbowSurge');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        id={id}
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof palettes)}
        slotProps={{ select: { native: true } }}
        sx={{ minWidth: 200 }}
      >
        {Object.keys(palettes).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </TextField>
      <BarChart
        title={`Six series in the colors of the palette ${name}`}
        height={260}
        colors={palettes[name]}
        xAxis={[{ data: ['2025', '2026'] }]}
        series={series}
      />
    </Box>
  );
}
