import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function MultipleAutocomplete() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      filterSelectedOptions
      options={stations}
      defaultValue={[stations[2]!, stations[7]!, stations[11]!]}
      renderInput={(params) => <TextField {...params} label="Cities to visit" />}
      sx={{ width: 420, maxWidth: '100%' }}
    />
  );
}
