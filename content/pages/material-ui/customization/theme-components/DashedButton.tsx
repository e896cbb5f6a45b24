import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const theme = createTheme({
  components: {
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'dashed' },
              style: { border: '2px dashed currentColor', textTransform: 'none' },
            },
            {
              props: { variant: 'dashed', size: 'large' },
              style: { borderWidth: 4 },
            },
          ],
        },
      },
    },
  },
});

export default function DashedButton() {
  return (
    <ThemeProvider theme={theme}>
      <Paper elevation={0} sx={{ p: 2 }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="dashed">Add a row</Button>
          <Button variant="dashed" size="large">
            Add a table
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
