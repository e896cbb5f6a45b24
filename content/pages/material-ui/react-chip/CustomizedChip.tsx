import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function CustomizedChip() {
  return (
    <Stack spacing={1} sx={{ width: 220, alignItems: 'flex-start' }}>
      <Chip
        label="v7.2.0"
        size="small"
        variant="outlined"
        sx={{ borderRadius: 1, fontFamily: 'monospace' }}
      />
      <Chip
        label="A long label that breaks into two lines"
        sx={{
          height: 'auto',
          [`& .${chipClasses.label}`]: { whiteSpace: 'normal', paddingBlock: 0.75 },
        }}
      />
    </Stack>
  );
}
