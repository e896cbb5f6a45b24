/** Generations of React and of MUI's libraries that sites have installed, and the demos of each. A data table. */

const material = {
  title: 'Material UI',
  packageName: '@mui/material',
  hasReference: true,
  demos: {
    Buttons: ['Button', '<Button variant="contained">Save</Button>'],
    Inputs: ['TextField', '<TextField label="Name" defaultValue="Ann" />'],
    Switches: [
      'Switch, FormControlLabel',
      '<FormControlLabel label="Alarm" control={<Switch defaultChecked />} />',
    ],
    Chips: ['Chip', '<Chip label="Open" color="primary" onDelete={() => {}} />'],
    Alerts: ['Alert', '<Alert severity="success">Saved</Alert>'],
    Cards: ['Card, CardContent', '<Card><CardContent>Twelve are open.</CardContent></Card>'],
    TabList: [
      'Tabs, Tab',
      '<Tabs value={0} aria-label="Places"><Tab label="First" /><Tab label="Second" /></Tabs>',
    ],
    Sliders: ['Slider', '<Slider defaultValue={30} aria-label="Volume" sx={{ width: 240 }} />'],
    Palettes: `import { Button } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const outer = createTheme({ palette: { ochre: { main: '#e3d026', light: '#e9db5d', dark: '#a29415', contrastText: '#242105' } } });
const inner = (theme) => ({ ...theme, shape: { borderRadius: 9 } });

export default function Palettes() {
  return (
    <ThemeProvider theme={outer}>
      <ThemeProvider theme={inner}>
        <Button variant="contained" color="ochre">Save</Button>
      </ThemeProvider>
    </ThemeProvider>
  );
}
`,
    RightToLeft: `import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { TextField } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { prefixer } from 'stylis';

const cache = createCache({ key: 'muirtl', stylisPlugins: [prefixer] });
const theme = createTheme({ direction: 'rtl' });

export default function RightToLeft() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div dir="rtl"><TextField label="Name" /></div>
      </ThemeProvider>
    </CacheProvider>
  );
}
`,
  },
};

const joy = {
  title: 'Joy UI',
  packageName: '@mui/joy',
  hasReference: true,
  demos: {
    Buttons: ['Button', '<Button>Save</Button>'],
    Inputs: [
      'FormControl, FormLabel, Input',
      '<FormControl><FormLabel>Name</FormLabel><Input defaultValue="Ann" /></FormControl>',
    ],
    Switches: ['Switch', "<Switch defaultChecked slotProps={{ input: { 'aria-label': 'Alarm' } }} />"],
    Chips: ['Chip', '<Chip color="primary">Open</Chip>'],
    Alerts: ['Alert', '<Alert color="neutral">Saved</Alert>'],
    Cards: ['Card, CardContent', '<Card><CardContent>Twelve are open.</CardContent></Card>'],
    TabList: [
      'Tabs, TabList as List, Tab',
      '<Tabs defaultValue={0} aria-label="Places"><List><Tab>First</Tab><Tab>Second</Tab></List></Tabs>',
    ],
    Sliders: ['Slider', '<Slider defaultValue={30} aria-label="Volume" sx={{ width: 240 }} />'],
    Texts: ['Typography', '<Typography level="body-md">Twelve are open.</Typography>'],
    Sheets: ['Sheet', '<Sheet variant="outlined">Twelve are open.</Sheet>'],
  },
};

const EMOTION = ['@emotion/react@11', '@emotion/styled@11', '@emotion/cache@11', 'stylis@4'];
const REACT_18 = ['react@18.3', 'react-dom@18.3', '@types/react@18', ...EMOTION];
const REACT_19 = ['react@19', 'react-dom@19', '@types/react@19', ...EMOTION];

/** The packages of a site, and its libraries. */
export const GENERATIONS = {
  'React 18.3 and Material UI 5': { packages: [...REACT_18, '@mui/material@5'], libraries: { material } },
  'React 18.3 and Material UI 6': { packages: [...REACT_18, '@mui/material@6'], libraries: { material } },
  'React 19 and Material UI 7': { packages: [...REACT_19, '@mui/material@7'], libraries: { material } },
  'React 18.3 and Joy UI': { packages: [...REACT_18, '@mui/joy@5.0.0-beta.52'], libraries: { joy } },
  'React 19 and Joy UI': { packages: [...REACT_19, '@mui/joy@5.0.0-beta.52'], libraries: { joy } },
};
