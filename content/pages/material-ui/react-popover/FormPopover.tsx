import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormPopover() {
  const [name, setName] = React.useState('Trip to Lisbon');
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setAnchorEl(null);
  };

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>{name}</Typography>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Rename
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Box
          component="form"
          onSubmit={handleSubmit}
          sx={{ display: 'grid', gap: 2, p: 2, width: 260 }}
        >
          <Typography id={id} variant="subtitle1" component="h2">
            Rename the album
          </Typography>
          <TextField
            name="name"
            label="Name"
            size="small"
            required
            autoFocus
            defaultValue={name}
          />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Box>
      </Popover>
    </Stack>
  );
}
