import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DirectionStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ width: '100%', alignItems: 'center', justifyContent: 'flex-start' }}
    >
      <Avatar
        aria-hidden
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        YO
      </Avatar>
      <Typography sx={{ flexGrow: 1 }}>Yara Okafor</Typography>
      <Button size="small">Message</Button>
    </Stack>
  );
}
