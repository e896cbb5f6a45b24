import CheckIcon from '@mui/icons-material/Check';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipIconsAvatars() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip
        color="primary"
        variant="outlined"
        avatar={<Avatar aria-hidden>P</Avatar>}
        label="Pedro Lima"
      />
      <Chip
        label="Verified"
        icon={<CheckIcon />}
      />
    </Stack>
  );
}
