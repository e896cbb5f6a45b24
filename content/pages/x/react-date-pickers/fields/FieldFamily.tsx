import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function FieldFamily() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
        <DateField label="Birthday" helperText="Type it, or use the arrow keys" clearable />
        <TimeField label="Time" defaultValue={dayjs('2025-03-12T14:30')} />
        <DateTimeField
          label="Date and time"
          variant="filled"
          defaultValue={dayjs('2025-03-12T14:30')}
          format="YYYY-MM-DD HH:mm"
        />
      </Stack>
    </LocalizationProvider>
  );
}
