import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { recipients } from './recipients';

export default function DeletableChips() {
  const [list, setList] = React.useState(recipients);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {list.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            aria-label={`${name}, press Delete to remove`}
            onDelete={() => setList(list.filter((item) => item.id !== id))}
          />
        ))}
      </Stack>
      <Button onClick={() => setList(recipients)}>Restore all</Button>
    </Stack>
  );
}
