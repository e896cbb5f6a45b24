import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const first = dayjs('2025-03-03');
const last = dayjs('2025-06-30');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This is not a date.',
  minDate: `Not before ${first.format('MMMM D')}.`,
  maxDate: `Not after ${last.format('MMMM D')}.`,
};

export default function MessagePicker() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First day of the course"
        defaultValue={dayjs('2025-07-14')}
        minDate={first}
        maxDate={last}
        onError={setError}
        slotProps={{ textField: { helperText: (error && messages[error]) ?? 'Between March and June' } }}
      />
    </LocalizationProvider>
  );
}
