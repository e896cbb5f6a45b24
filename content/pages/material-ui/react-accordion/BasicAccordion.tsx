import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BasicAccordion() {
  return (
    <Box sx={{ width: '100%' }}>
      <Accordion defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="basic-delivery-header"
          aria-controls="basic-delivery-content"
        >
          <Typography component="span">How long does delivery take?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          Two working days within the country, up to seven abroad.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="basic-returns-header"
          aria-controls="basic-returns-content"
        >
          <Typography component="span">Can I send things back?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          Yes, within 30 days and in the original packaging.
        </AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="basic-pickup-header"
          aria-controls="basic-pickup-content"
        >
          <Typography component="span">Pick-up (from May)</Typography>
        </AccordionSummary>
        <AccordionDetails>At our store in Ghent.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
