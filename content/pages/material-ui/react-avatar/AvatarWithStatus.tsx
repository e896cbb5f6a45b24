import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AvatarWithStatus() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Badge
        overlap="circular"
        variant="dot"
        color="success"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Avatar
          component="span"
          aria-hidden
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          LV
        </Avatar>
      </Badge>
      <Typography>Lena Vogt (online)</Typography>
    </Stack>
  );
}
