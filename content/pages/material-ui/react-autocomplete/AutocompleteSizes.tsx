import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Autocomplete
        size="small"
        options={stations}
        defaultValue={stations[0]}
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        options={stations}
        defaultValue={stations[0]}
        renderInput={(params) => <TextField {...params} label="Medium" />}
      />
    </Stack>
  );
}
