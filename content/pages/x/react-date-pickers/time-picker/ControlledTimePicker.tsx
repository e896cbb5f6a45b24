import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ControlledTimePicker() {
  const [opens, setOpens] = React.useState<Dayjs | null>(dayjs('2025-03-12T09:00'));
  const [closes, setCloses] = React.useState<Dayjs | null>(dayjs('2025-03-12T17:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 240, maxWidth: '100%' }}>
        <TimePicker label="Opens at" value={opens} onChange={(next) => setOpens(next)} />
        <TimePicker
          label="Closes at"
          value={closes}
          onChange={(next) => setCloses(next)}
          minTime={opens ?? undefined}
        />
      </Stack>
    </LocalizationProvider>
  );
}
