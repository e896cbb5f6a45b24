import * as React from 'react';
import { ThemeProvider, createTheme, styled, useThemeProps } from '@mui/system';

interface StatProps {
  label?: string;
  value: string;
}

const StatRoot = styled('div', { name: 'AcmeStat', slot: 'root' })({ display: 'grid' });
const StatValue = styled('strong', { name: 'AcmeStat', slot: 'value' })({ fontSize: 28 });

function Stat(inProps: StatProps) {
  const { label, value } = useThemeProps({ props: inProps, name: 'AcmeStat' });
  return (
    <StatRoot>
      <StatValue>{value}</StatValue>
      {label}
    </StatRoot>
  );
}

const theme = createTheme({
  components: {
    AcmeStat: {
      defaultProps: { label: 'Today' },
      styleOverrides: {
        root: { padding: 12, borderRadius: 8, color: '#12263a', backgroundColor: '#f4f1de' },
        value: { letterSpacing: '-0.02em' },
      },
    },
  },
});

export default function ThemedStat() {
  return (
    <ThemeProvider theme={() => theme}>
      <Stat value="1,204" />
    </ThemeProvider>
  );
}
