import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearIndeterminate() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <LinearProgress aria-label="Loading messages" />
      <LinearProgress color="secondary" aria-label="Loading attachments" />
      <LinearProgress variant="query" aria-label="Counting search results" />
    </Stack>
  );
}
