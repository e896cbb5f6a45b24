import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

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
        icon={
          <SvgIcon>
            <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z" />
          </SvgIcon>
        }
      />
    </Stack>
  );
}
