import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme, type ThemeOptions } from '@mui/material/styles';
import StatCard from './StatCard';

const components = {
  AppStatCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { borderWidth: 2, textAlign: 'center' },
      value: { fontFamily: 'Georgia, serif' },
    },
  },
} as ThemeOptions['components'];

const theme = createTheme({ components });

export default function ThemedStatCard() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <StatCard value="1,284" label="Orders this week" />
        <StatCard value="98.2%" label="Delivered on time" />
      </Stack>
    </ThemeProvider>
  );
}
