import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export function SelectExample() {
  const [country, setCountry] = React.useState('pt');

  return (
    <FormControl size="small" fullWidth>
      <InputLabel id="gallery-country">Country</InputLabel>
      <Select
        labelId="gallery-country"
        label="Country"
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      >
        <MenuItem value="fr">France</MenuItem>
        <MenuItem value="pt">Portugal</MenuItem>
        <MenuItem value="se">Sweden</MenuItem>
      </Select>
    </FormControl>
  );
}
