import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const intents = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const shades = ['light', 'main', 'dark'];

export default function PaletteColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
        gap: 2,
        width: '100%',
      }}
    >
      {intents.map((intent) => (
        <div key={intent}>
          <Typography variant="body2" color="text.primary" gutterBottom>
            {intent}
          </Typography>
          <Box sx={{ display: 'flex', borderRadius: 1, overflow: 'hidden' }}>
            {shades.map((shade) => (
              <Box
                key={shade}
                sx={{ height: 40, flex: 1, bgcolor: `${intent}.${shade}` }}
              />
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
