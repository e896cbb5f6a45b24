import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const id = React.useId();
  const [size, setSize] = React.useState('');

  return (
    <FormControl sx={{ minWidth: 180 }}>
      <InputLabel id={`${id}-label`}>Size</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Size"
        value={size}
        onChange={(event) => setSize(event.target.value)}
      >
        <MenuItem value="s">Small</MenuItem>
        <MenuItem value="m">Medium</MenuItem>
        <MenuItem value="l">Large</MenuItem>
      </Select>
    </FormControl>
  );
}
