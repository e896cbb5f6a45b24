import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';

const genres = ['Novels', 'Poetry', 'Travel', 'Science'];

export default function FilterChips() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Poetry']);
  const toggle = (genre: string) =>
    setChosen(chosen.includes(genre) ? chosen.filter((each) => each !== genre) : [...chosen, genre]);

  return (
    <Box role="group" aria-label="Genres" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {genres.map((genre) => {
        const active = chosen.includes(genre);
        return (
          <Chip
            key={genre}
            size="lg"
            variant={active ? 'solid' : 'outlined'}
            color={active ? 'primary' : 'neutral'}
            onClick={() => toggle(genre)}
            slotProps={{ action: { 'aria-pressed': active } }}
          >
            {genre}
          </Chip>
        );
      })}
    </Box>
  );
}
