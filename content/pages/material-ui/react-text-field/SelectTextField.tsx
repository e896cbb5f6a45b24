import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

export default function SelectTextField() {
  const [code, setCode] = React.useState('JP');

  return (
    <TextField
      select
      label="Country"
      value={code}
      onChange={(event) => setCode(event.target.value)}
      helperText="Where the parcel goes"
      sx={{ minWidth: 200 }}
    >
      {countries.map((country) => (
        <MenuItem key={country.code} value={country.code}>
          {country.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
