import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function PaperForm() {
  const [sent, setSent] = React.useState(false);

  return (
    <Paper
      component="form"
      variant="outlined"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setSent(true);
      }}
      sx={{ p: 2, display: 'flex', gap: 1, alignItems: 'center' }}
    >
      <TextField size="small" label="Voucher code" required />
      <Button type="submit">{sent ? 'Applied' : 'Apply'}</Button>
    </Paper>
  );
}
