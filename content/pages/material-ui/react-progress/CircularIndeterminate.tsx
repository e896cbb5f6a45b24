import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularIndeterminate() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="Loading contacts" />
      <CircularProgress color="secondary" aria-label="Loading calendar" />
      <CircularProgress size={24} thickness={5} aria-label="Loading settings" />
      <CircularProgress size="4rem" color="inherit" aria-label="Loading map" />
    </Stack>
  );
}
