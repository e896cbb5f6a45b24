import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const facts = ['Built in 1931', '84 rooms', 'Open all year', 'Ten minutes to the sea'];

export default function ShorthandQueries() {
  const [share, setShare] = React.useState(100);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the container"
        min={40}
        value={share}
        onChange={(_event, next) => setShare(next)}
        sx={{ maxWidth: 240 }}
      />
      <Box style={{ width: `${share}%` }} sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { '@': '1fr', '@260': '1fr 1fr', '@480': 'repeat(4, 1fr)' },
          }}
        >
          {facts.map((fact) => (
            <Paper key={fact} variant="outlined" sx={{ p: 1 }}>
              {fact}
            </Paper>
          ))}
        </Box>
      </Box>
    </Stack>
  );
}
