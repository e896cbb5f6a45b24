import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

const tags = ['harbor', 'winter', 'black and white'];

export default function DeletableChips() {
  const [shown, setShown] = React.useState(tags);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minHeight: 36 }}>
      {shown.map((tag) => (
        <Chip
          key={tag}
          size="lg"
          endDecorator={
            <ChipDelete
              aria-label={`Remove ${tag}`}
              onDelete={() => setShown(shown.filter((each) => each !== tag))}
            />
          }
        >
          {tag}
        </Chip>
      ))}
      {shown.length < tags.length && (
        <Button size="sm" variant="plain" onClick={() => setShown(tags)}>
          Restore
        </Button>
      )}
    </Box>
  );
}
