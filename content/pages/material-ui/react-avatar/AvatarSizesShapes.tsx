import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AvatarSizesShapes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar sx={{ ...colors, width: 24, height: 24, fontSize: 12 }}>S</Avatar>
      <Avatar sx={colors}>M</Avatar>
      <Avatar variant="rounded" sx={colors}>
        R
      </Avatar>
      <Avatar
        variant="square"
        sx={{ ...colors, width: 56, height: 56, fontSize: 28 }}
      >
        L
      </Avatar>
    </Stack>
  );
}
