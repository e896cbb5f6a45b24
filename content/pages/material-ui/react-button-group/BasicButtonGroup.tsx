import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicButtonGroup() {
  const [copies, setCopies] = React.useState(1);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">{copies === 1 ? '1 copy' : `${copies} copies`}</Typography>
      <ButtonGroup aria-label="Number of copies">
        <Button disabled={copies === 1} onClick={() => setCopies(copies - 1)}>
          Less
        </Button>
        <Button onClick={() => setCopies(1)}>Reset</Button>
        <Button onClick={() => setCopies(copies + 1)}>More</Button>
      </ButtonGroup>
    </Stack>
  );
}
