import * as React from 'react';
import Box from '@mui/material/Box';

export default function ApplyStyles() {
  return (
    <Box
      sx={[
        {
          p: 2,
          borderRadius: 1,
          border: '2px solid',
          borderColor: 'primary.main',
          color: 'text.primary',
        },
        (theme) =>
          theme.applyStyles('dark', {
            borderStyle: 'dashed',
            borderColor: 'warning.main',
          }),
      ]}
    >
      The border is solid in light mode and dashed in dark mode.
    </Box>
  );
}
