import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const columns = ['Name', 'Email', 'Role'];

export default function IndeterminateCheckbox() {
  const [shown, setShown] = React.useState(['Name', 'Email']);
  const all = shown.length === columns.length;

  const toggle = (column: string) => {
    setShown((previous) =>
      previous.includes(column)
        ? previous.filter((item) => item !== column)
        : [...previous, column],
    );
  };

  return (
    <FormGroup>
      <FormControlLabel
        label="All columns"
        control={
          <Checkbox
            checked={all}
            indeterminate={shown.length > 0 && !all}
            onChange={() => setShown(all ? [] : columns)}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', ml: 3 }}>
        {columns.map((column) => (
          <FormControlLabel
            key={column}
            label={column}
            control={
              <Checkbox
                checked={shown.includes(column)}
                onChange={() => toggle(column)}
              />
            }
          />
        ))}
      </Box>
    </FormGroup>
  );
}
