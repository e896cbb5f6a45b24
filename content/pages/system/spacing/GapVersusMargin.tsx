import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

const tags = ['react', 'forms', 'dates'];
const frame = { display: 'flex', border: 1, borderColor: 'divider' };

export default function GapVersusMargin() {
  return (
    <Box
      sx={{ display: 'grid', justifyItems: 'start', gap: 1, color: 'text.primary' }}
    >
      <Typography variant="body2">gap: 2</Typography>
      <Box sx={[frame, { gap: 2 }]}>
        {tags.map((tag) => (
          <Chip key={tag} label={tag} />
        ))}
      </Box>
      <Typography variant="body2">mr: 2 on each child</Typography>
      <Box sx={frame}>
        {tags.map((tag) => (
          <Chip key={tag} label={tag} sx={{ mr: 2 }} />
        ))}
      </Box>
    </Box>
  );
}
