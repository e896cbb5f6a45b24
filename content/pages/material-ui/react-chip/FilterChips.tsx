import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const topics = ['Design', 'Research', 'Engineering', 'Support'];

export default function FilterChips() {
  const [chosen, setChosen] = React.useState(['Design']);

  const toggle = (topic: string) => {
    setChosen((previous) =>
      previous.includes(topic)
        ? previous.filter((item) => item !== topic)
        : [...previous, topic],
    );
  };

  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Filter by topic">
      {topics.map((topic) => {
        const selected = chosen.includes(topic);
        return (
          <Chip
            key={topic}
            component="button"
            label={topic}
            color={selected ? 'primary' : 'default'}
            variant={selected ? 'filled' : 'outlined'}
            aria-pressed={selected}
            onClick={() => toggle(topic)}
          />
        );
      })}
    </Stack>
  );
}
