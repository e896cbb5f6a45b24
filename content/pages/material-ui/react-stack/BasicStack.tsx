import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicStack() {
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TextField label="Name" />
      <TextField label="City" />
      <Button variant="contained" type="submit">
        Save
      </Button>
    </Stack>
  );
}
