import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import { stations } from './stations';

export default function CustomInput() {
  return (
    <Autocomplete
      options={stations}
      renderInput={({ InputProps, inputProps, disabled }) => (
        <Paper
          ref={InputProps.ref}
          variant="outlined"
          sx={{ display: 'flex', alignItems: 'center', px: 2, py: 0.5, borderRadius: 8 }}
        >
          <SearchIcon color="action" sx={{ mr: 1 }} />
          <InputBase
            fullWidth
            disabled={disabled}
            placeholder="Where to?"
            slotProps={{ input: { ...inputProps, 'aria-label': 'Where to?' } }}
          />
        </Paper>
      )}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
