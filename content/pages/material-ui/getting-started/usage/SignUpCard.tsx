import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SignUpCard() {
  const [email, setEmail] = React.useState('');
  const [left, setLeft] = React.useState(false);
  const invalid = left && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Typography variant="h6" component="p" gutterBottom>
          Create an account
        </Typography>
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            setLeft(true);
          }}
        >
          <TextField label="Name" name="name" autoComplete="name" />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => setLeft(true)}
            error={invalid}
            helperText={invalid ? 'Enter an address like ada@example.com' : ' '}
          />
          <Button type="submit" variant="contained">
            Sign up
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
