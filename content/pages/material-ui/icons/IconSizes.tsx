import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StarIcon } from './starIcon';

export default function IconSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <StarIcon fontSize="small" />
        <StarIcon />
        <StarIcon fontSize="large" />
        <StarIcon sx={{ fontSize: 56 }} />
      </Stack>
      <Typography variant="h5" component="p">
        <StarIcon fontSize="inherit" sx={{ verticalAlign: 'text-bottom' }} /> as high as the
        text
      </Typography>
    </Stack>
  );
}
