import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function DenseForm() {
  const [isDense, setIsDense] = React.useState(true);
  const size = isDense ? 'small' : 'medium';

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <FormControlLabel
        control={<Switch size={size} checked={isDense} />}
        label="Dense"
        onChange={(_event, checked) => setIsDense(checked)}
      />
      <Paper variant="outlined" sx={{ p: isDense ? 1.5 : 3 }}>
        <Stack spacing={isDense ? 1 : 2} sx={{ alignItems: 'flex-start' }}>
          <TextField
            fullWidth
            size={size}
            label="Item"
            defaultValue="Desk lamp"
            margin={isDense ? 'dense' : 'normal'}
          />
          <Chip size={size} label="12 in stock" />
          <Button size={size} variant="contained">
            Order
          </Button>
        </Stack>
      </Paper>
    </Stack>
  );
}
