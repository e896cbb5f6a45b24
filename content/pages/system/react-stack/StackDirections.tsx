import Box from '@mui/material/Box';
import Stack from '@mui/system/Stack';

const item = { px: 2, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function StackDirections() {
  return (
    <Stack spacing={3} sx={{ color: 'text.primary' }}>
      <Stack direction="row" spacing={1}>
        <Box sx={item}>One</Box>
        <Box sx={item}>Two</Box>
        <Box sx={item}>Three</Box>
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={item}>One</Box>
        <Box sx={item}>Two</Box>
        <Box sx={item}>Three</Box>
      </Stack>
    </Stack>
  );
}
