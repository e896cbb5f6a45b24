import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StarIcon } from './starIcon';

export default function MeaningfulIcons() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <StarIcon color="action" />
        <Typography>Favorites: the text says it all</Typography>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <StarIcon color="warning" titleAccess="Favorite" />
        <Typography>Lake Bohinj</Typography>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <IconButton edge="start" aria-label="Add Lake Bled to the favorites">
          <StarIcon />
        </IconButton>
        <Typography>Lake Bled</Typography>
      </Stack>
    </Stack>
  );
}
