import * as React from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BadgeVisibility() {
  const [count, setCount] = React.useState(1);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={count} color="secondary">
        <MailIcon titleAccess="Messages" />
      </Badge>
      <Button onClick={() => setCount((previous) => previous + 1)}>
        Receive a message
      </Button>
      <Button onClick={() => setCount(0)}>Mark all as read</Button>
    </Stack>
  );
}
