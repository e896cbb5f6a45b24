import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const animations = ['pulse', 'wave', false] as const;

export default function SkeletonAnimations() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {animations.map((animation) => (
        <div key={String(animation)}>
          <Typography variant="caption">{String(animation)}</Typography>
          <Skeleton variant="rounded" height={32} animation={animation} />
        </div>
      ))}
    </Stack>
  );
}
