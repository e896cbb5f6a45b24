import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { stations, type Station } from './stations';

const filterOptions = createFilterOptions<Station>({
  stringify: ({ code, label, country }) => `${code} ${label} ${country}`,
});

export default function CustomOptions() {
  return (
    <Autocomplete
      options={stations}
      filterOptions={filterOptions}
      renderOption={({ key, ...props }, { code, label, country }) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ flexGrow: 1 }}>
            <Typography>{label}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {country}
            </Typography>
          </Box>
          <Typography sx={{ fontFamily: 'monospace' }}>{code}</Typography>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Name, code or country" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
