import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonChildren() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton component="div" variant="circular">
        <Avatar />
      </Skeleton>
      <Skeleton component="div" variant="rounded" sx={{ borderRadius: 4 }}>
        <Chip label="In progress" />
      </Skeleton>
    </Stack>
  );
}
