import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function GroupedAutocomplete() {
  return (
    <Autocomplete
      options={stations}
      groupBy={({ country }) => country}
      renderInput={(params) => <TextField {...params} label="Station by country" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
