import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerText() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Button variant="contained">Sign in with a passkey</Button>
      <Divider>or</Divider>
      <Button variant="outlined">Sign in with a password</Button>
      <Divider textAlign="left">
        <Chip component="span" size="small" label="Other ways" />
      </Divider>
      <Button>Send me a link</Button>
    </Stack>
  );
}
