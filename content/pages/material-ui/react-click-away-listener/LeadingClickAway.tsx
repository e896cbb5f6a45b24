import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function LeadingClickAway() {
  const [isEditing, setIsEditing] = React.useState(false);
  const [title, setTitle] = React.useState('Minutes of June 12');
  const stop = () => setIsEditing(false);

  if (!isEditing) {
    return (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography>{title}</Typography>
        <Button size="small" onClick={() => setIsEditing(true)}>
          Edit
        </Button>
      </Stack>
    );
  }
  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={stop}
    >
      <TextField
        autoFocus
        size="small"
        label="Title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => ['Enter', 'Escape'].includes(event.key) && stop()}
      />
    </ClickAwayListener>
  );
}
