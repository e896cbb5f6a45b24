import * as React from 'react';
import Stack from '@mui/material/Stack';
import SeasonChip from './SeasonChip';
import { seasons } from './seasons-data';

export default function Seasons() {
  const [chosen, setChosen] = React.useState('Spring');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {seasons.map((season) => (
        <SeasonChip
          key={season.name}
          season={season}
          chosen={season.name === chosen}
          onChoose={() => setChosen(season.name)}
        />
      ))}
    </Stack>
  );
}
