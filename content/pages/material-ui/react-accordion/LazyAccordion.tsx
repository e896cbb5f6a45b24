import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

function Log() {
  return (
    <pre>
      {Array.from({ length: 8 }, (_, index) => `line ${index + 1}: ok`).join('\n')}
    </pre>
  );
}

export default function LazyAccordion() {
  return (
    <Accordion
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <AccordionSummary id="build-log-header" aria-controls="build-log-content">
        Build log, mounted only while it is open
      </AccordionSummary>
      <AccordionDetails>
        <Log />
      </AccordionDetails>
    </Accordion>
  );
}
