import Chip from '@mui/material/Chip';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function WindowSize() {
  return <Chip label={`${window.innerWidth} × ${window.innerHeight}`} />;
}

export default function FallbackNoSsr() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Your window:</Typography>
      <NoSsr fallback={<Skeleton variant="rounded" width={96} height={32} />}>
        <WindowSize />
      </NoSsr>
    </Stack>
  );
}
