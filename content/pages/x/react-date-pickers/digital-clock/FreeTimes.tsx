import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const opening = dayjs('2025-03-12T09:00');

export default function FreeTimes() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DigitalClock
          value={value}
          onChange={(next) => setValue(next)}
          referenceDate={opening}
          minTime={opening}
          maxTime={opening.hour(16)}
          timeStep={30}
          skipDisabled
        />
        <Typography variant="body2" role="status">
          {value ? `Reserved at ${value.format('h:mm A')}.` : 'No time chosen.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
