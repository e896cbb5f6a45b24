import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { BellIcon, SaveIcon, TrashIcon } from './icons';

export default function IconsInComponents() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" startIcon={<SaveIcon />}>
        Save
      </Button>
      <Chip icon={<BellIcon />} label="3 reminders" />
      <IconButton aria-label="Delete draft">
        <TrashIcon />
      </IconButton>
    </Stack>
  );
}
