import * as React from 'react';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleSelect() {
  const [chosen, setChosen] = React.useState(['Monday', 'Thursday']);
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Days in the office</FormLabel>
      <Select
        multiple
        placeholder="Choose days"
        value={chosen}
        onChange={(_event, value) => setChosen(value)}
        renderValue={(options) => (
          <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', py: 0.5 }}>
            {options.map(({ value, label }) => (
              <Chip key={value} component="span" size="sm" color="primary">
                {label}
              </Chip>
            ))}
          </Stack>
        )}
      >
        {days.map((day) => (
          <Option key={day} value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
