import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="success">Your changes were published.</Alert>
      <Alert severity="info">A new invoice is available.</Alert>
      <Alert severity="warning">Your trial ends in three days.</Alert>
      <Alert severity="error">The card was declined. Try another one.</Alert>
    </Stack>
  );
}
