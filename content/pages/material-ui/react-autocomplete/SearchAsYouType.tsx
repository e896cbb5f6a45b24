import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations, type Station } from './stations';

/** Stands in for a search on a server. */
function searchStations(text: string): Promise<Station[]> {
  const found = stations.filter(({ label }) => label.toLowerCase().includes(text));
  return new Promise((resolve) => {
    setTimeout(() => resolve(found), 500);
  });
}

export default function SearchAsYouType() {
  const [inputValue, setInputValue] = React.useState('');
  const [result, setResult] = React.useState({ text: '', found: [] as Station[] });
  const text = inputValue.trim().toLowerCase();

  React.useEffect(() => {
    if (text === '') return undefined;
    let outdated = false;
    const timer = setTimeout(async () => {
      const found = await searchStations(text);
      if (!outdated) setResult({ text, found });
    }, 300);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [text]);

  return (
    <Autocomplete
      options={text === '' ? [] : result.found}
      filterOptions={(options) => options}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      inputValue={inputValue}
      onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
      loading={text !== '' && text !== result.text}
      loadingText="Searching…"
      noOptionsText={text === '' ? 'Type the name of a station' : 'No station found'}
      renderInput={(params) => <TextField {...params} label="Search for a station" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
