import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyColors() {
  return (
    <Stack spacing={1} sx={{ width: 340, maxWidth: '100%' }}>
      <Typography>Primary text, the default</Typography>
      <Typography color="textSecondary">Secondary text, for details</Typography>
      <Typography color="primary">The primary color of the theme</Typography>
      <Typography color="error">Something went wrong</Typography>
      <Typography align="right" sx={{ color: 'success.main' }}>
        Aligned to the right
      </Typography>
    </Stack>
  );
}
