import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert>The shop is closed on Monday.</Alert>
      <Alert color="success">Your order is on its way.</Alert>
      <Alert color="warning" variant="outlined">
        Your card expires this month.
      </Alert>
      <Alert color="danger" variant="solid">
        The payment was refused.
      </Alert>
    </Stack>
  );
}
