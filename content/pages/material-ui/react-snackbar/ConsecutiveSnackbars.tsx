import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Message {
  readonly key: number;
  readonly text: string;
}

export default function ConsecutiveSnackbars() {
  const [messages, setMessages] = React.useState<readonly Message[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextKey = React.useRef(0);
  const current = messages[0];

  const add = (text: string) => {
    nextKey.current += 1;
    setMessages([...messages, { key: nextKey.current, text }]);
    // A message that is shown makes way for the next one.
    setOpen(messages.length === 0);
  };

  const showNext = () => {
    setMessages(messages.slice(1));
    setOpen(messages.length > 1);
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => add('Added to the cart')}>Add to cart</Button>
      <Button onClick={() => add('Saved for later')}>Save for later</Button>
      <Snackbar
        key={current?.key}
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        slotProps={{ transition: { onExited: showNext } }}
        message={current?.text}
      />
    </Stack>
  );
}
