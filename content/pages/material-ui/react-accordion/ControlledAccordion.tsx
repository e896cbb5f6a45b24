import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const sections = [
  { name: 'Profile', text: 'Name, picture and time zone.' },
  { name: 'Notifications', text: 'Mail and push, per project.' },
  { name: 'Billing', text: 'Plan, invoices and payment method.' },
];

export default function ControlledAccordion() {
  const [expanded, setExpanded] = React.useState<string | null>('Profile');
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {sections.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={expanded === name}
          onChange={(_event, open) => setExpanded(open ? name : null)}
        >
          <AccordionSummary
            id={`${id}${name}-header`}
            aria-controls={`${id}${name}-content`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
