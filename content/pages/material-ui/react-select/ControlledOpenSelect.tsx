import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpenSelect() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={2}>
      <Button onClick={() => setOpen(true)}>Change priority</Button>
      <FormControl sx={{ minWidth: 140 }}>
        <InputLabel id={`${id}-label`}>Priority</InputLabel>
        <Select
          id={id}
          labelId={`${id}-label`}
          label="Priority"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          defaultValue={2}
        >
          <MenuItem value={1}>High</MenuItem>
          <MenuItem value={2}>Normal</MenuItem>
          <MenuItem value={3}>Low</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
