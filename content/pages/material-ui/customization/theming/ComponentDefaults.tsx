import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 999,
          textTransform: 'none',
          variants: [
            {
              props: { variant: 'outlined', color: 'error' },
              style: { borderStyle: 'dashed' },
            },
          ],
        },
      },
    },
  },
});

export default function ComponentDefaults() {
  return (
    <ThemeProvider theme={theme}>
      <Paper elevation={0} sx={{ p: 2 }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button>Save draft</Button>
          <Button variant="outlined">Preview</Button>
          <Button variant="outlined" color="error">
            Discard
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
