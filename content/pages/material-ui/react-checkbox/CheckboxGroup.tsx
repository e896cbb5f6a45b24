import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const toppings = ['Mushrooms', 'Olives', 'Peppers', 'Artichokes'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState(['Olives']);
  const helpId = React.useId();
  const invalid = chosen.length !== 2;

  return (
    <FormControl component="fieldset" error={invalid} aria-describedby={helpId}>
      <FormLabel component="legend">Pick two toppings</FormLabel>
      <FormGroup>
        {toppings.map((topping) => (
          <FormControlLabel
            key={topping}
            label={topping}
            control={
              <Checkbox
                name="toppings"
                value={topping}
                checked={chosen.includes(topping)}
                onChange={(event) => {
                  setChosen((previous) =>
                    event.target.checked
                      ? [...previous, topping]
                      : previous.filter((item) => item !== topping),
                  );
                }}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={helpId}>{chosen.length} of 2 chosen</FormHelperText>
    </FormControl>
  );
}
