import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 200;

export default function MultilineTextFields() {
  const [bio, setBio] = React.useState('');

  return (
    <TextField
      label="About you"
      multiline
      minRows={3}
      maxRows={6}
      value={bio}
      onChange={(event) => setBio(event.target.value)}
      helperText={`${bio.length} of ${limit} characters`}
      slotProps={{ htmlInput: { maxLength: limit } }}
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}
