import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const tags = ['React', 'Forms', 'Layout', 'Icons', 'Themes', 'Testing', 'Routing'];

export default function FlexGapStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: 260, maxWidth: '100%' }}
    >
      {tags.map((tag) => (
        <Chip key={tag} label={tag} />
      ))}
    </Stack>
  );
}
