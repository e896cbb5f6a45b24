import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { stations, type Station } from './stations';

export default function ControlledAutocomplete() {
  const [value, setValue] = React.useState<Station | null>(stations[2]!);
  const [inputValue, setInputValue] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Autocomplete
        options={stations}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
        renderInput={(params) => <TextField {...params} label="Arrival station" />}
      />
      <Typography variant="body2" component="p">
        Chosen: {value ? value.code : 'none'}. Typed: “{inputValue}”.
      </Typography>
    </Stack>
  );
}
