import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [sent, setSent] = React.useState(0);
  return (
    <Typography>
      No code received?{' '}
      <Link component="button" variant="body1" onClick={() => setSent(sent + 1)}>
        Send it again
      </Link>{' '}
      <span role="status">{sent > 0 && `Sent (${sent}).`}</span>
    </Typography>
  );
}
