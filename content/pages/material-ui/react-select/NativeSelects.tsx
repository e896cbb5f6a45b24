import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function NativeSelects() {
  const id = React.useId();
  const options = ['Card', 'Bank transfer', 'Cash'].map((option) => (
    <option key={option}>{option}</option>
  ));

  return (
    <Stack direction="row" spacing={2}>
      <FormControl>
        <InputLabel htmlFor={`${id}-outlined`}>Payment</InputLabel>
        <Select native id={`${id}-outlined`} label="Payment">
          {options}
        </Select>
      </FormControl>
      <FormControl variant="standard">
        <InputLabel htmlFor={`${id}-standard`}>Payment</InputLabel>
        <NativeSelect id={`${id}-standard`}>{options}</NativeSelect>
      </FormControl>
    </Stack>
  );
}
