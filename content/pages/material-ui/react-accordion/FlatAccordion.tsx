import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';

const steps = ['Install the package', 'Add the provider', 'Start the server'];

export default function FlatAccordion() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {steps.map((step, index) => (
        <Accordion
          key={step}
          disableGutters
          square
          variant="outlined"
          sx={{ '&:not(:last-of-type)': { borderBottom: 0 } }}
        >
          <AccordionSummary
            id={`${id}${index}-header`}
            aria-controls={`${id}${index}-content`}
          >
            {step}
          </AccordionSummary>
          <AccordionDetails sx={{ bgcolor: 'action.hover' }}>
            Step {index + 1} of {steps.length}.
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
