import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
        <DatePicker label="Year" views={['year']} defaultValue={dayjs('2025-03-12')} />
        <DatePicker label="Month" views={['year', 'month']} defaultValue={dayjs('2025-03-12')} />
        <DatePicker
          label="Birthday"
          openTo="year"
          views={['year', 'month', 'day']}
          yearsOrder="desc"
          maxDate={dayjs('2025-12-31')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
