import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedTextField() {
  const id = React.useId();

  return (
    <FormControl>
      <InputLabel htmlFor={id}>Project key</InputLabel>
      <OutlinedInput
        id={id}
        label="Project key"
        aria-describedby={`${id}-help`}
        inputProps={{ maxLength: 5, style: { textTransform: 'uppercase' } }}
      />
      <FormHelperText id={`${id}-help`}>Up to five letters</FormHelperText>
    </FormControl>
  );
}
