import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function IconAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar aria-label="Person without a picture" role="img" />
      <Avatar
        variant="rounded"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <SvgIcon titleAccess="Folder">
          <path d="M3 5h7l2 2h9v12H3z" />
        </SvgIcon>
      </Avatar>
    </Stack>
  );
}
