import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function SelectVariants() {
  const id = React.useId();

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <FormControl key={variant} variant={variant} sx={{ minWidth: 140 }}>
          <InputLabel id={`${id}-${variant}-label`}>Language</InputLabel>
          <Select
            id={`${id}-${variant}`}
            labelId={`${id}-${variant}-label`}
            label="Language"
            defaultValue="en"
          >
            <MenuItem value="en">English</MenuItem>
            <MenuItem value="fr">French</MenuItem>
            <MenuItem value="pt">Portuguese</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
