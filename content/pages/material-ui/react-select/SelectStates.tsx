import * as React from 'react';
import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

interface RoleSelectProps extends FormControlProps {
  help: string;
  value?: string;
}

function RoleSelect({ help, value = 'viewer', ...other }: RoleSelectProps) {
  const id = React.useId();

  return (
    <FormControl {...other} sx={{ minWidth: 150 }}>
      <InputLabel id={`${id}-label`}>Role</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Role"
        defaultValue={value}
        aria-describedby={`${id}-help`}
      >
        <MenuItem value="viewer">Viewer</MenuItem>
        <MenuItem value="editor">Editor</MenuItem>
      </Select>
      <FormHelperText id={`${id}-help`} disabled={false}>
        {help}
      </FormHelperText>
    </FormControl>
  );
}

export default function SelectStates() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <RoleSelect size="small" help="Small" />
      <RoleSelect disabled help="Set by the owner" />
      <RoleSelect required error value="" help="Choose a role" />
    </Stack>
  );
}
