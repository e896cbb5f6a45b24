import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function SingleValue() {
  return (
    <Autocomplete
      options={stations}
      defaultValue={stations[10]}
      renderValue={({ code, label }, getItemProps) => (
        <Chip {...getItemProps()} variant="outlined" label={`${label} (${code})`} />
      )}
      renderInput={(params) => <TextField {...params} label="Home station" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
