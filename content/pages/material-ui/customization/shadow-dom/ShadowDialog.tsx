import * as React from 'react';
import { createPortal } from 'react-dom';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

interface Shadow {
  readonly cache: EmotionCache;
  readonly container: HTMLElement;
}

function createShadow(host: HTMLElement): Shadow {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const styleContainer = document.createElement('div');
  const container = document.createElement('div');
  root.replaceChildren(styleContainer, container);
  // Rules are inserted one by one, which a strict Content-Security-Policy allows.
  return { cache: createCache({ key: 'shadow', container: styleContainer, speedy: true }), container };
}

export default function ShadowDialog() {
  const [shadow, setShadow] = React.useState<Shadow>();
  const attach = React.useCallback((host: HTMLDivElement | null) => {
    if (host) setShadow(createShadow(host));
  }, []);

  return <div ref={attach}>{shadow ? createPortal(<Widget {...shadow} />, shadow.container) : null}</div>;
}

function Widget({ cache, container }: Shadow) {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();
  const theme = (outer: Theme): Theme => ({
    ...outer,
    components: {
      ...outer.components,
      MuiModal: { defaultProps: { container, disableEnforceFocus: true } },
    },
  });

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Button variant="contained" onClick={() => setOpen(true)}>
          Open in the shadow tree
        </Button>
        <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
          <DialogTitle id={titleId}>Rename the file</DialogTitle>
          <DialogContent>
            <TextField label="Name" id="shadow-name" defaultValue="report.txt" variant="standard" />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </DialogActions>
        </Dialog>
      </ThemeProvider>
    </CacheProvider>
  );
}
