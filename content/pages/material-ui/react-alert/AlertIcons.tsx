import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function AlertIcons() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        severity="info"
        icon={
          <SvgIcon fontSize="inherit">
            <path d="M12 2 4 6v6c0 5 3.4 8.7 8 10 4.6-1.3 8-5 8-10V6z" />
          </SvgIcon>
        }
      >
        Two-step sign-in is on.
      </Alert>
      <Alert severity="info" icon={false}>
        This alert has no icon.
      </Alert>
    </Stack>
  );
}
