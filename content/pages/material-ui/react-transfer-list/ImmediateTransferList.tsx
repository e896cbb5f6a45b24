import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { columns } from './tableColumns';

export default function ImmediateTransferList() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['name', 'orders']);
  const lists = [
    { title: 'Available', verb: 'Add', items: columns.filter(({ id }) => !chosen.includes(id)) },
    { title: 'Shown', verb: 'Remove', items: columns.filter(({ id }) => chosen.includes(id)) },
  ];

  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {lists.map(({ title, verb, items }) => (
        <Paper key={title} variant="outlined" sx={{ width: 200, maxWidth: '100%', p: 1.5 }}>
          <Typography variant="subtitle2" component="p" gutterBottom>
            {title} ({items.length})
          </Typography>
          {items.map(({ id, name }) => (
            <Button
              key={id}
              fullWidth
              color="inherit"
              aria-label={`${name}: ${verb.toLowerCase()}`}
              onClick={() => toggle(id)}
              sx={{ justifyContent: 'space-between', textTransform: 'none' }}
            >
              <span>{name}</span>
              <span aria-hidden="true">{verb === 'Add' ? '+' : '−'}</span>
            </Button>
          ))}
        </Paper>
      ))}
    </Stack>
  );
}
