import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';

const options: CssVarsThemeOptions = {
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft', size: 'lg' },
      styleOverrides: {
        root: { borderRadius: 999, letterSpacing: '0.02em' },
      },
    },
  },
};

export default function ThemedButtons() {
  return (
    <ThemeProvider theme={options}>
      <Sheet sx={{ p: 2, borderRadius: 'md' }}>
        <Stack direction="row" spacing={2}>
          <Button>Default</Button>
          <Button variant="solid">Main action</Button>
        </Stack>
      </Sheet>
    </ThemeProvider>
  );
}
