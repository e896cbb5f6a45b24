import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export default function ValidatedTextField() {
  const [email, setEmail] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const invalid = checked && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
      }}
      sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        size="small"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={invalid}
        helperText={invalid ? 'Enter an address such as ana@example.com' : ' '}
      />
      <Button type="submit" variant="contained">
        Subscribe
      </Button>
    </Box>
  );
}
