import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2025-03-12T14:30');

export default function PickerFamily() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
        <DatePicker label="Date" defaultValue={departure} />
        <TimePicker label="Time" defaultValue={departure} />
        <DateTimePicker label="Date and time" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
