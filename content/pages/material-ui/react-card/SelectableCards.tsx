import * as React from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Free', text: 'One project' },
  { name: 'Team', text: 'Ten projects' },
  { name: 'Studio', text: 'No limit' },
];

export default function SelectableCards() {
  const [selected, setSelected] = React.useState('Team');

  return (
    <Stack direction="row" spacing={2} role="group" aria-label="Plan">
      {plans.map(({ name, text }) => (
        <Card key={name} variant="outlined" sx={{ flex: 1 }}>
          <CardActionArea
            aria-pressed={selected === name}
            onClick={() => setSelected(name)}
            sx={{
              height: '100%',
              '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
            }}
          >
            <CardContent component="span" sx={{ display: 'block' }}>
              <Typography
                component="span"
                sx={{ display: 'block', fontWeight: 600 }}
              >
                {name}
              </Typography>
              <Typography variant="body2" component="span">
                {text}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
