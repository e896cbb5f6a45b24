import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';

export default function SlotComponents() {
  return (
    <Accordion
      disableGutters
      slots={{ transition: Fade }}
      slotProps={{
        heading: { component: 'h3' },
        transition: { timeout: 400, unmountOnExit: true },
      }}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <AccordionSummary>When does the library open?</AccordionSummary>
      <AccordionDetails>At nine, and on Saturdays at ten.</AccordionDetails>
    </Accordion>
  );
}
