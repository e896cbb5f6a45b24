import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function IconButtons() {
  const [starred, setStarred] = React.useState(false);
  return (
    <Stack direction="row" spacing={2}>
      <IconButton
        aria-label="Star this page"
        aria-pressed={starred}
        variant={starred ? 'solid' : 'outlined'}
        onClick={() => setStarred(!starred)}
      >
        <SvgIcon>
          <path d="M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z" />
        </SvgIcon>
      </IconButton>
      <IconButton aria-label="Close" color="neutral" variant="plain">
        <SvgIcon>
          <path d="M6.4 5L12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4L12 13.4 6.4 19 5 17.6l5.6-5.6L5 6.4z" />
        </SvgIcon>
      </IconButton>
    </Stack>
  );
}
