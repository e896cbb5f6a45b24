import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function BasicAutocomplete() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => <TextField {...params} label="Departure station" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
