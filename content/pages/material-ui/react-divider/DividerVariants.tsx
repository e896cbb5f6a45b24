import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerVariants() {
  return (
    <Stack spacing={1} useFlexGap sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2">fullWidth</Typography>
      <Divider />
      <Typography variant="body2">middle</Typography>
      <Divider variant="middle" />
      <Typography variant="body2">inset</Typography>
      <Divider variant="inset" />
    </Stack>
  );
}
