import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

function Highlighted({ text, search }: { text: string; search: string }) {
  const start = text.toLowerCase().indexOf(search.toLowerCase());
  if (search === '' || start === -1) return text;
  const end = start + search.length;

  return (
    <span>
      {text.slice(0, start)}
      <Box component="b" sx={{ color: 'primary.main' }}>
        {text.slice(start, end)}
      </Box>
      {text.slice(end)}
    </span>
  );
}

export default function HighlightedMatches() {
  return (
    <Autocomplete
      options={stations}
      renderOption={({ key, ...props }, { label }, { inputValue }) => (
        <li key={key} {...props}>
          <Highlighted text={label} search={inputValue} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Type a part of a name" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
