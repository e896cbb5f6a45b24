import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ControlledDatePicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-03-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Delivery"
          value={value}
          onChange={(next) => setValue(next)}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {value?.isValid() ? value.format('dddd, MMMM D, YYYY') : 'No date.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
