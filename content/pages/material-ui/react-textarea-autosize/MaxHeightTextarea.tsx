import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const address = 'Harbor Office\nPier 4\n9000 Aalborg\nDenmark\nOpen on weekdays\nfrom 8 to 16';

export default function MaxHeightTextarea() {
  const id = React.useId();

  return (
    <Stack spacing={0.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography component="label" htmlFor={id} variant="body2">
        Address
      </Typography>
      <TextareaAutosize id={id} maxRows={4} defaultValue={address} />
    </Stack>
  );
}
