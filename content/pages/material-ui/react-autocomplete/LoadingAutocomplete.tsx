import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations, type Station } from './stations';

/** Stands in for a request to a server. */
function loadStations(): Promise<readonly Station[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(stations), 800);
  });
}

export default function LoadingAutocomplete() {
  const [options, setOptions] = React.useState<readonly Station[]>([]);
  const [loading, setLoading] = React.useState(false);

  const handleOpen = async () => {
    if (options.length > 0 || loading) return;
    setLoading(true);
    setOptions(await loadStations());
    setLoading(false);
  };

  return (
    <Autocomplete
      options={options}
      loading={loading}
      loadingText="Loading stations…"
      onOpen={handleOpen}
      renderInput={(params) => <TextField {...params} label="Station from the server" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
