import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeMaximum() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={99} color="primary">
        <MailIcon titleAccess="Primary inbox" />
      </Badge>
      <Badge badgeContent={100} color="secondary">
        <MailIcon titleAccess="Newsletters" />
      </Badge>
      <Badge badgeContent={1250} max={999} color="success">
        <MailIcon titleAccess="Archive" />
      </Badge>
      <Badge badgeContent={0} showZero color="primary">
        <MailIcon titleAccess="Drafts" />
      </Badge>
    </Stack>
  );
}
