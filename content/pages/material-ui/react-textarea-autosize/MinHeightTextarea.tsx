import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

export default function MinHeightTextarea() {
  const id = React.useId();

  return (
    <Stack spacing={0.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography component="label" htmlFor={id} variant="body2">
        What went well?
      </Typography>
      <TextareaAutosize id={id} minRows={3} placeholder="One thing per line" />
    </Stack>
  );
}
