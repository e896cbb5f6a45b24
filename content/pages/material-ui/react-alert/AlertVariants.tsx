import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert variant="standard" severity="error">
        Standard: two rows could not be imported.
      </Alert>
      <Alert variant="outlined" severity="error">
        Outlined: two rows could not be imported.
      </Alert>
      <Alert variant="filled" severity="error">
        Filled: two rows could not be imported.
      </Alert>
    </Stack>
  );
}
