import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseDemo() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography component="h3" variant="subtitle1">
        Lentil soup
      </Typography>
      <Collapse id={id} in={open} collapsedSize={48}>
        <Typography>
          Fry an onion and two carrots until they are soft. Add 250 grams of red lentils, a
          can of tomatoes and a liter of stock. Simmer for 20 minutes, then season with
          lemon juice, cumin and salt. It keeps in the refrigerator for three days.
        </Typography>
      </Collapse>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : 'Show the whole recipe'}
      </Button>
    </Box>
  );
}
