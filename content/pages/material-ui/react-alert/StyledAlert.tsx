import Alert, { alertClasses } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const AccentAlert = styled(Alert)({
  borderRadius: 0,
  borderInlineStart: '4px solid currentColor',
  [`& .${alertClasses.icon}`]: { color: 'inherit' },
});

export default function StyledAlert() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <AccentAlert severity="success">Backup finished.</AccentAlert>
      <AccentAlert severity="warning">The backup is older than a week.</AccentAlert>
    </Stack>
  );
}
