import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

function ClockIcon() {
  return (
    <SvgIcon>
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm1 9.6V7h-2v6.4l4.3 2.5 1-1.7z" />
    </SvgIcon>
  );
}

export default function NestedTypography() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Typography level="title-lg" component="p" startDecorator={<ClockIcon />}>
        Ready in ten minutes
      </Typography>
      <Typography textColor="text.secondary">
        Press{' '}
        <Typography variant="outlined" sx={{ fontFamily: 'code' }}>
          Enter
        </Typography>{' '}
        to start. The order is{' '}
        <Typography variant="soft" color="success">
          confirmed
        </Typography>{' '}
        and will be <Typography sx={{ fontWeight: 'lg' }}>picked up</Typography> today.
      </Typography>
      <Typography noWrap textColor="text.secondary">
        A long line that ends in three dots as soon as there is no more room for it
      </Typography>
    </Stack>
  );
}
