import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ValidatedRadioGroup() {
  const id = React.useId();
  const [answer, setAnswer] = React.useState('');
  const [message, setMessage] = React.useState('');
  const wrong = message !== '' && answer !== 'mercury';

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (answer === '') setMessage('Choose an answer.');
        else setMessage(answer === 'mercury' ? 'That is right.' : 'That planet is larger.');
      }}
    >
      <FormControl error={wrong}>
        <FormLabel id={id}>Which planet is the smallest?</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={`${id}-message`}
          name={`${id}-planet`}
          value={answer}
          onChange={(event) => {
            setAnswer(event.target.value);
            setMessage('');
          }}
        >
          <FormControlLabel value="mars" control={<Radio />} label="Mars" />
          <FormControlLabel value="mercury" control={<Radio />} label="Mercury" />
          <FormControlLabel value="venus" control={<Radio />} label="Venus" />
        </RadioGroup>
        <FormHelperText id={`${id}-message`} role="status" sx={{ minHeight: '1.7em' }}>
          {message}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
          Check answer
        </Button>
      </FormControl>
    </form>
  );
}
