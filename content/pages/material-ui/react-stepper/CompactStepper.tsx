import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tips = ['Press N for a new note.', 'Drag a note to pin it.', 'Share a note by its link.'];

export default function CompactStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography role="status" sx={{ p: 2 }}>
        {tips[activeStep]}
      </Typography>
      <MobileStepper
        variant="dots"
        position="static"
        steps={tips.length}
        activeStep={activeStep}
        backButton={
          <Button
            size="small"
            disabled={activeStep === 0}
            onClick={() => setActiveStep(activeStep - 1)}
          >
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={activeStep === tips.length - 1}
            onClick={() => setActiveStep(activeStep + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
