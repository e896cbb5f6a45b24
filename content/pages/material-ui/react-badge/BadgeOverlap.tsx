import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={2} color="secondary">
        <Avatar component="span" variant="square" sx={colors}>
          A
        </Avatar>
      </Badge>
      <Badge badgeContent={2} color="secondary" overlap="circular">
        <Avatar component="span" sx={colors}>
          B
        </Avatar>
      </Badge>
      <Badge
        badgeContent={2}
        color="secondary"
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Avatar component="span" sx={colors}>
          C
        </Avatar>
      </Badge>
    </Stack>
  );
}
