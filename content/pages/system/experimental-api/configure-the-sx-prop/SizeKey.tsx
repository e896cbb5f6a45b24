import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addKeys(outer: Theme): Theme {
  return {
    ...outer,
    unstable_sxConfig: {
      ...outer.unstable_sxConfig,
      size: {
        style: ({ size }: { size?: number }) => ({ width: size, height: size }),
      },
      tracking: {
        cssProperty: 'letterSpacing',
        transform: (value) => `${Number(value) / 1000}em`,
      },
    },
  };
}

export default function SizeKey() {
  return (
    <ThemeProvider theme={addKeys}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          size: 120,
          tracking: 200,
          border: 1,
          borderRadius: '50%',
          color: 'text.primary',
        }}
      >
        QUIET
      </Box>
    </ThemeProvider>
  );
}
