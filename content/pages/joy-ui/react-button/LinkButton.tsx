import * as React from 'react';
import Button from '@mui/joy/Button';

export default function LinkButton() {
  return (
    <Button component="a" href="#variants-and-colors" variant="soft">
      Back to variants
    </Button>
  );
}
