import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

export default function WorkingDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2025-03-12')}
        minDate={dayjs('2025-03-03')}
        maxDate={dayjs('2025-04-30')}
        shouldDisableDate={isWeekend}
        slotProps={{ textField: { helperText: 'Monday to Friday, until the end of April' } }}
      />
    </LocalizationProvider>
  );
}
