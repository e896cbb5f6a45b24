import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Cart', 'Address', 'Payment'];

export default function HorizontalStepper() {
  const [activeStep, setActiveStep] = React.useState(1);
  const done = activeStep === steps.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={activeStep} alternativeLabel>
        {steps.map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 2 }}>
        {done ? 'Thank you for your order.' : `${steps[activeStep]}, step ${activeStep + 1} of 3`}
      </Typography>
      <Button disabled={activeStep === 0} onClick={() => setActiveStep(activeStep - 1)}>
        Back
      </Button>
      <Button
        variant="contained"
        disabled={done}
        onClick={() => setActiveStep(activeStep + 1)}
        sx={{ ml: 1 }}
      >
        Next
      </Button>
    </Box>
  );
}
