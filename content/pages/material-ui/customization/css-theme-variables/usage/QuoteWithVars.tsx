import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme, styled } from '@mui/material/styles';

const quoteTheme = createTheme({
  cssVariables: { rootSelector: '.quote-theme', cssVarPrefix: 'quote' },
  palette: { primary: { main: '#00695c' } },
});

const Quote = styled('blockquote')(({ theme }) => ({
  margin: 0,
  marginBlockEnd: theme.spacing(2),
  padding: theme.spacing(2),
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.primary.main}`,
  color: (theme.vars ?? theme).palette.text.primary,
}));

export default function QuoteWithVars() {
  return (
    <div className="quote-theme">
      <ThemeProvider theme={quoteTheme}>
        <Paper variant="outlined" sx={{ p: 2, maxWidth: 400 }}>
          <Quote>Simplicity is the soul of efficiency.</Quote>
          <Button variant="contained">Next quote</Button>
        </Paper>
      </ThemeProvider>
    </div>
  );
}
