import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Email me" />
      <FormControlLabel control={<Checkbox />} label="Send a text message" />
      <FormControlLabel disabled control={<Checkbox />} label="Call me" />
      <FormControlLabel
        disabled
        control={<Checkbox checked />}
        label="Security alerts (always sent)"
      />
    </FormGroup>
  );
}
