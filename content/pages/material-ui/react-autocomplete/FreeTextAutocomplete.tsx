import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const recentSearches = ['night train to Rome', 'seat reservation', 'bicycle ticket'];

export default function FreeTextAutocomplete() {
  return (
    <Autocomplete
      freeSolo
      options={recentSearches}
      renderInput={(params) => <TextField {...params} label="Search the help" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
