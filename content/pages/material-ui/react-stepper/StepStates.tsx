import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepStates() {
  return (
    <Stepper activeStep={2} alternativeLabel sx={{ width: '100%' }}>
      <Step>
        <StepLabel>Account</StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              Card refused
            </Typography>
          }
        >
          Payment
        </StepLabel>
      </Step>
      <Step>
        <StepLabel optional={<Typography variant="caption">Optional</Typography>}>Newsletter</StepLabel>
      </Step>
    </Stepper>
  );
}
