import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const noon = dayjs('2025-03-12T12:00');

export default function TimeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 240, maxWidth: '100%' }}>
        <TimePicker label="24 hours" ampm={false} defaultValue={noon} />
        <TimePicker label="Every quarter of an hour" timeSteps={{ minutes: 15 }} defaultValue={noon} />
        <TimePicker
          label="With seconds"
          views={['hours', 'minutes', 'seconds']}
          format="HH:mm:ss"
          ampm={false}
          defaultValue={noon}
        />
      </Stack>
    </LocalizationProvider>
  );
}
