import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonLoading() {
  const [sending, setSending] = React.useState(false);

  React.useEffect(() => {
    if (!sending) {
      return undefined;
    }
    const timer = setTimeout(() => setSending(false), 2000);
    return () => clearTimeout(timer);
  }, [sending]);

  return (
    <Stack direction="row" spacing={2}>
      <Button loading={sending} onClick={() => setSending(true)}>
        Send invitation
      </Button>
      <Button
        variant="soft"
        loading={sending}
        loadingPosition="start"
        onClick={() => setSending(true)}
      >
        Send copy
      </Button>
    </Stack>
  );
}
