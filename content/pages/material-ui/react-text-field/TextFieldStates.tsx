import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldStates() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField required label="Company" helperText="As printed on invoices" />
      <TextField disabled label="Plan" defaultValue="Team" />
      <TextField
        label="Customer number"
        defaultValue="C-20871"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField
        label="Search"
        type="search"
        placeholder="Name or number"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
