import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export default function AccordionWithActions() {
  const [expanded, setExpanded] = React.useState(true);
  const close = () => setExpanded(false);

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, open) => setExpanded(open)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <AccordionSummary id="address-header" aria-controls="address-content">
        Delivery address
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          label="Street and number"
          defaultValue="Korenlei 7"
          fullWidth
          size="small"
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={close}>Cancel</Button>
        <Button onClick={close}>Save address</Button>
      </AccordionActions>
    </Accordion>
  );
}
