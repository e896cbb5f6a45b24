import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { BinIcon, PencilIcon } from './buttonIcons';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Edit title" size="small">
        <PencilIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label="Edit description" color="primary">
        <PencilIcon />
      </IconButton>
      <IconButton aria-label="Delete article" color="error" size="large">
        <BinIcon fontSize="large" />
      </IconButton>
      <IconButton aria-label="Delete revision" disabled>
        <BinIcon />
      </IconButton>
    </Stack>
  );
}
