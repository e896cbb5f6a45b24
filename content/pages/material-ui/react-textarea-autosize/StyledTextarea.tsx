import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const MAXIMUM = 140;

const MessageField = styled(TextareaAutosize)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body1,
    boxSizing: 'border-box',
    width: '100%',
    padding: theme.spacing(1.5),
    resize: 'none',
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: theme.shape.borderRadius,
    '&:focus-visible': {
      borderColor: palette.primary.main,
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -1,
    },
  };
});

export default function StyledTextarea() {
  const [text, setText] = React.useState('The ferry at 9 is full. Let us take the one at 11.');
  const id = React.useId();

  return (
    <Stack spacing={0.5} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography component="label" htmlFor={id} variant="body2">
        Message
      </Typography>
      <MessageField
        id={id}
        aria-describedby={`${id}-left`}
        minRows={2}
        maxLength={MAXIMUM}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography id={`${id}-left`} variant="caption" color="textSecondary">
        {MAXIMUM - text.length} characters left
      </Typography>
    </Stack>
  );
}
