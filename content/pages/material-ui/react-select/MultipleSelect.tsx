import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleSelect() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['Monday', 'Thursday']);

  return (
    <FormControl sx={{ width: 300 }}>
      <InputLabel id={`${id}-label`}>Office days</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Office days"
        multiple
        value={chosen}
        onChange={(event) => {
          const { value } = event.target;
          setChosen(typeof value === 'string' ? value.split(',') : value);
        }}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((day) => (
              <Chip key={day} size="small" label={day} />
            ))}
          </Box>
        )}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
