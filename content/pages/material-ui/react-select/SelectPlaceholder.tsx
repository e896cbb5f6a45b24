import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectPlaceholder() {
  const [assignee, setAssignee] = React.useState('');

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <Select
        displayEmpty
        value={assignee}
        onChange={(event) => setAssignee(event.target.value)}
        inputProps={{ 'aria-label': 'Assignee' }}
      >
        <MenuItem value="">
          <em>Nobody yet</em>
        </MenuItem>
        <MenuItem value="ines">Inês</MenuItem>
        <MenuItem value="tomas">Tomás</MenuItem>
      </Select>
    </FormControl>
  );
}
