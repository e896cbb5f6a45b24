import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const { spacing } = createTheme();

const steps = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingScale() {
  return (
    <Stack spacing={1}>
      {steps.map((step) => (
        <Stack key={step} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography component="code" variant="body2" sx={{ width: 120 }}>
            spacing({step}) = {spacing(step)}
          </Typography>
          <Box sx={{ width: spacing(step), height: 16, bgcolor: 'primary.main' }} />
        </Stack>
      ))}
    </Stack>
  );
}
