import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InputAdornments() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Weight in kilograms"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: {
            endAdornment: <InputAdornment position="end">kg</InputAdornment>,
          },
        }}
      />
      <TextField
        label="Account name"
        variant="filled"
        slotProps={{
          input: {
            startAdornment: <InputAdornment position="start">@</InputAdornment>,
          },
        }}
      />
    </Stack>
  );
}
