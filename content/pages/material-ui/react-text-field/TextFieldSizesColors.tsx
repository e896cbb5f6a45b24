import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizesColors() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField label="Small" size="small" />
      <TextField label="Medium" />
      <TextField label="Dense margin" margin="dense" size="small" />
      <TextField label="Secondary while focused" color="secondary" focused />
    </Stack>
  );
}
