import Box from '@mui/material/Box';
import Stack from '@mui/system/Stack';

export default function StackDivider() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Box aria-hidden sx={{ borderRight: 1, borderColor: 'divider' }} />}
      sx={{ color: 'text.primary' }}
    >
      <span>24 °C</span>
      <span>Light wind</span>
      <span>No rain</span>
    </Stack>
  );
}
