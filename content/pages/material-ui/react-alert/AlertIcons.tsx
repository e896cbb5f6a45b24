import ShieldIcon from '@mui/icons-material/Shield';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        severity="info"
        icon={<ShieldIcon fontSize="inherit" />}
      >
        Two-step sign-in is on.
      </Alert>
      <Alert severity="info" icon={false}>
        This alert has no icon.
      </Alert>
    </Stack>
  );
}
