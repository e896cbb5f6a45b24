import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const concerts = new Map([
  ['2025-03-07', 'jazz'],
  ['2025-03-15', 'choir'],
  ['2025-03-28', 'piano'],
]);

function ConcertDay(props: PickersDayProps) {
  const concert = props.outsideCurrentMonth ? undefined : concerts.get(props.day.format('YYYY-MM-DD'));
  return (
    <Badge overlap="circular" color="secondary" variant="dot" invisible={!concert}>
      <PickersDay {...props} aria-label={concert && `${props.day.format('D')}, ${concert} concert`} />
    </Badge>
  );
}

export default function BookedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-03-12')}
        showDaysOutsideCurrentMonth
        slots={{ day: ConcertDay }}
      />
    </LocalizationProvider>
  );
}
