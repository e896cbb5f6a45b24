import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BasicButton() {
  const [saved, setSaved] = React.useState(0);
  return (
    <Stack direction="row" spacing={2}>
      <Button onClick={() => setSaved(saved + 1)}>
        {saved === 0 ? 'Save' : `Saved ${saved}×`}
      </Button>
      <Button disabled>Publish</Button>
    </Stack>
  );
}
