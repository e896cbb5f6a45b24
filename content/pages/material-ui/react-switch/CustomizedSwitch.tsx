import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const RoundSwitch = styled(Switch)({
  padding: 8,
  [`& .${switchClasses.track}`]: { borderRadius: 11 },
  [`& .${switchClasses.thumb}`]: {
    width: 16,
    height: 16,
    margin: 2,
    boxShadow: 'none',
  },
});

export default function CustomizedSwitch() {
  return (
    <FormControlLabel control={<RoundSwitch defaultChecked />} label="Focus mode" />
  );
}
