import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Edit title" size="small">
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label="Edit description" color="primary">
        <EditIcon />
      </IconButton>
      <IconButton aria-label="Delete article" color="error" size="large">
        <DeleteIcon fontSize="large" />
      </IconButton>
      <IconButton aria-label="Delete revision" disabled>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
