import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DotBadge() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge variant="dot" color="secondary">
        <MailIcon titleAccess="Messages, some are new" />
      </Badge>
      <Badge variant="dot" color="primary">
        <Typography component="span">Release notes</Typography>
      </Badge>
    </Stack>
  );
}
