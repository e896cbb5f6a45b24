import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputDecorators() {
  const [visible, setVisible] = React.useState(false);
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Price in euros</FormLabel>
        <Input
          type="number"
          defaultValue={25}
          startDecorator="€"
          slotProps={{ input: { min: 0, step: 5 } }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Password</FormLabel>
        <Input
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          defaultValue="correct horse"
          endDecorator={
            <Button
              variant="soft"
              color="neutral"
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            >
              Show
            </Button>
          }
        />
      </FormControl>
    </Stack>
  );
}
