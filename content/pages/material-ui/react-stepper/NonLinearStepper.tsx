import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const steps = ['Photos', 'Text', 'Price'];

export default function NonLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  const [completed, setCompleted] = React.useState<ReadonlySet<number>>(new Set());

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear alternativeLabel activeStep={activeStep}>
        {steps.map((step, index) => (
          <Step key={step} completed={completed.has(index)}>
            <StepButton onClick={() => setActiveStep(index)}>{step}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Button sx={{ mt: 2 }} onClick={() => setCompleted(new Set([...completed, activeStep]))}>
        Mark “{steps[activeStep]}” as done
      </Button>
    </Box>
  );
}
