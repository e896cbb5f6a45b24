import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const tickets = Array.from(
  { length: 10_000 },
  (_, index) => `Ticket ${String(index + 1).padStart(5, '0')}`,
);

const filterOptions = createFilterOptions<string>({ limit: 50 });

export default function LongList() {
  return (
    <Autocomplete
      options={tickets}
      filterOptions={filterOptions}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Ticket"
          helperText="The list shows the first 50 matches of 10,000."
        />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
