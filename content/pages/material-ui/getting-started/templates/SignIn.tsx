import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Errors {
  readonly email?: string;
  readonly password?: string;
}

function validate(data: FormData): Errors {
  const isEmail = /^\S+@\S+\.\S+$/.test(String(data.get('email')));
  const isLongEnough = String(data.get('password')).length >= 8;

  return {
    email: isEmail ? undefined : 'Enter an email address, such as ana@example.com.',
    password: isLongEnough ? undefined : 'A password has at least eight characters.',
  };
}

export default function SignIn() {
  const [errors, setErrors] = React.useState<Errors>({});
  const [email, setEmail] = React.useState<string>();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = validate(data);
    setErrors(found);
    // Send the form to your server here.
    setEmail(found.email || found.password ? undefined : String(data.get('email')));
  };

  return (
    <Box sx={{ width: '100%', minHeight: '100vh', bgcolor: 'background.default', py: { xs: 2, sm: 8 } }}>
      <Container component="main" maxWidth="xs">
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
          <Typography component="h1" variant="h5" gutterBottom>
            Sign in
          </Typography>
          <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2}>
            <TextField
              name="email"
              type="email"
              label="Email"
              autoComplete="email"
              error={errors.email !== undefined}
              helperText={errors.email}
              required
            />
            <TextField
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              error={errors.password !== undefined}
              helperText={errors.password}
              required
            />
            <FormControlLabel control={<Checkbox name="remember" />} label="Keep me signed in" />
            <Button type="submit" variant="contained" size="large">
              Sign in
            </Button>
            <div role="status">
              {email !== undefined && <Alert severity="success">Signed in as {email}</Alert>}
            </div>
          </Stack>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 2 }}
          >
            <Link href="#password">Forgot your password?</Link>
            <Link href="#account">Create an account</Link>
          </Stack>
        </Paper>
      </Container>
    </Box>
  );
}
