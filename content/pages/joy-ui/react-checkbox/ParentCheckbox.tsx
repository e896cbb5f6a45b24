import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const parts = ['Text', 'Images', 'Comments'];

export default function ParentCheckbox() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Text']);
  const some = chosen.length > 0 && chosen.length < parts.length;
  const toggle = (part: string) =>
    setChosen(chosen.includes(part) ? chosen.filter((each) => each !== part) : [...chosen, part]);

  return (
    <Box role="group" aria-label="What to export">
      <Checkbox
        label="Everything"
        checked={chosen.length === parts.length}
        indeterminate={some}
        onChange={(event) => setChosen(event.target.checked ? parts : [])}
        slotProps={{
          input: {
            // The property says it to every browser; the attribute would contradict it until then.
            'aria-checked': undefined,
            ref: (input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            },
          },
        }}
      />
      <List sx={{ pl: 2 }}>
        {parts.map((part) => (
          <ListItem key={part}>
            <Checkbox label={part} checked={chosen.includes(part)} onChange={() => toggle(part)} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
