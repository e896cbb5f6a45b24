import * as React from 'react';
import Button from '@mui/joy/Button';

export default function TunedButton() {
  return (
    <Button
      variant="soft"
      endDecorator={<span aria-hidden="true">→</span>}
      sx={{
        '--Button-gap': '1.5rem',
        '--Button-minHeight': '3rem',
        borderRadius: 'lg',
        boxShadow: 'sm',
      }}
    >
      Continue
    </Button>
  );
}
