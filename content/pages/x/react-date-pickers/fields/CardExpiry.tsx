import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const today = dayjs('2025-03-12');

export default function CardExpiry() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Card valid until"
        format="MM/YY"
        value={value}
        onChange={(next) => setValue(next)}
        minDate={today.startOf('month')}
        onError={setError}
        helperText={error === 'minDate' ? 'The card has expired.' : 'As on the card'}
      />
    </LocalizationProvider>
  );
}
