import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" color="secondary">
        Compare plans
      </Button>
      <Button variant="contained" color="success">
        Approve
      </Button>
      <Button variant="outlined" color="error">
        Delete account
      </Button>
      <Button color="inherit">Cancel</Button>
    </Stack>
  );
}
