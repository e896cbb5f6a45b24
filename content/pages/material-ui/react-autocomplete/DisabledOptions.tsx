import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={stations}
      getOptionDisabled={({ country }) => country === 'France'}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Pickup station"
          helperText="Stations in France are closed this week."
        />
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
