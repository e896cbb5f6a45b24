import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const opening = dayjs('2025-03-12T08:00');

export default function BasicDateTimePicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-03-12T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Start of the meeting"
        value={value}
        onChange={(next) => setValue(next)}
        minDateTime={opening}
        timeSteps={{ minutes: 15 }}
        slotProps={{ textField: { helperText: 'Not before March 12, 8 AM' } }}
      />
    </LocalizationProvider>
  );
}
