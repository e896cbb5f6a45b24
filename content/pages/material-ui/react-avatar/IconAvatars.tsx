import FolderIcon from '@mui/icons-material/Folder';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function IconAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar aria-label="Person without a picture" role="img" />
      <Avatar
        variant="rounded"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <FolderIcon titleAccess="Folder" />
      </Avatar>
    </Stack>
  );
}
