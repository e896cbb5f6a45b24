import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Unpack', text: 'Put all parts on the floor and count the screws.' },
  { label: 'Assemble', text: 'Join the frame first, then the shelves.' },
  { label: 'Fix to the wall', text: 'Use the two brackets at the top.' },
];

export default function VerticalStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  return (
    <Stepper activeStep={activeStep} orientation="vertical" sx={{ width: 320, maxWidth: '100%' }}>
      {steps.map(({ label, text }, index) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
          <StepContent>
            <Typography variant="body2">{text}</Typography>
            <Button size="small" disabled={index === 0} onClick={() => setActiveStep(index - 1)}>
              Back
            </Button>
            <Button size="small" onClick={() => setActiveStep(index + 1)}>
              {index === steps.length - 1 ? 'Finish' : 'Next'}
            </Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
