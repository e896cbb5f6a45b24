/** The site of the tests of demos in the browser: one of each kind that needs care. */

import { config, markdown, navigation, type SiteFiles } from '../sites/fixture.js';

const demo = (body: string, imports = ''): string =>
  `import * as React from 'react';\n${imports}\nexport default function Demo() {\n${body}\n}\n`;

const tall = '\n\n<p class="tall">…</p>\n'.repeat(40);

export const demosSite: SiteFiles = {
  'docsgen.config.ts': config(`repository: { url: 'https://code.example/acme/docs' },`),
  'navigation/acme.ts': navigation(
    ...['first', 'below', 'twice', 'styled', 'broken', 'framed', 'grid', 'many'].map((name) => ({
      pathname: `/${name}`,
    })),
  ),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/first.md': markdown('First', '{{"demo": "Counter.js"}}\n\n{{"demo": "Choice.js"}}'),
  'pages/Counter.tsx': demo(
    `  const [count, setCount] = React.useState<number>(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count} times</button>;`,
  ),
  'pages/Choice.tsx': demo(
    `  const [age, setAge] = React.useState('10');
  const [on, setOn] = React.useState(false);
  return (
    <div>
      <Select value={age} onChange={(event) => setAge(event.target.value)} inputProps={{ 'aria-label': 'Age' }}>
        <MenuItem value="10">Ten</MenuItem>
        <MenuItem value="20">Twenty</MenuItem>
      </Select>
      <Checkbox checked={on} onChange={(event) => setOn(event.target.checked)} slotProps={{ input: { 'aria-label': 'Agree' } }} />
      <p>{on ? 'agreed' : 'not agreed'}</p>
    </div>
  );`,
    `import Checkbox from '@mui/material/Checkbox';\nimport MenuItem from '@mui/material/MenuItem';\nimport Select from '@mui/material/Select';`,
  ),
  'pages/below.md': markdown('Below', `${tall}\n\n{{"demo": "Counter.js"}}\n`),
  'pages/twice.md': markdown('Twice', '{{"demo": "Labelled.js"}}\n\n{{"demo": "Labelled.js"}}'),
  'pages/Labelled.tsx': demo(
    `  const id = React.useId();
  return <p><label htmlFor={id}>Name</label> <input id={id} /></p>;`,
  ),
  'pages/styled.md': markdown('Styled', '{{"demo": "Sized.js"}}\n\n{{"demo": "Global.js"}}'),
  'pages/Sized.tsx': demo(
    `  const [size, setSize] = React.useState(40);
  return (
    <Box sx={{ color: 'primary.main', marginLeft: '7px', textAlign: 'left' }}>
      <div className="box" style={size > 40 ? { width: size } : { width: size, background: 'red' }}>Box</div>
      <button type="button" onClick={() => setSize(size + 20)}>Larger</button>
    </Box>
  );`,
    `import Box from '@mui/material/Box';`,
  ),
  'pages/Global.tsx': demo(
    `  return <div><GlobalStyles styles={{ body: { background: 'lime' } }} />Global</div>;`,
    `import GlobalStyles from '@mui/material/GlobalStyles';`,
  ),
  'pages/broken.md': markdown('Broken', '{{"demo": "Bomb.js"}}\n\n{{"demo": "Counter.js"}}'),
  'pages/Bomb.tsx': demo(
    `  const [lit, setLit] = React.useState(false);
  if (lit) throw new Error('It went off.');
  return <button type="button" onClick={() => setLit(true)}>Light it</button>;`,
  ),
  'pages/framed.md': markdown('Framed', '{{"demo": "Baseline.js", "iframe": true, "height": 200}}'),
  'pages/Baseline.tsx': demo(
    `  const [count, setCount] = React.useState(0);
  const isNarrow = useMediaQuery('(max-width: 1100px)');
  return <><CssBaseline /><button type="button" onClick={() => setCount(count + 1)}>{count} times</button><p>{isNarrow ? 'narrow' : 'wide'}</p></>;`,
    `import CssBaseline from '@mui/material/CssBaseline';\nimport useMediaQuery from '@mui/material/useMediaQuery';`,
  ),
  'pages/grid.md': markdown('Grid', '{{"demo": "Grid.js"}}'),
  'pages/Grid.tsx': demo(
    `  return <div style={{ height: 300, width: '100%' }}><DataGrid rows={[{ id: 1, name: 'Ada' }]} columns={[{ field: 'name', width: 150 }]} /></div>;`,
    `import { DataGrid } from '@mui/x-data-grid';`,
  ),
  'pages/many.md': markdown(
    'Many',
    '{{"demo": "Many.js", "defaultCodeOpen": true}}\n\n{{"demo": "Plain.js"}}',
  ),
  'pages/Many.tsx': `import * as React from 'react';
import { words, type Word } from './words';

interface ManyProps {
  /** How many. */
  count?: number;
}

// Shows words.
export default function Many({ count = 2 }: ManyProps) {
  const shown: readonly Word[] = words.slice(0, count);

  return <p>{shown.join(', ')}</p>;
}
`,
  'pages/words.ts': `export type Word = string;\n\nexport const words: readonly Word[] = ['one', 'two', 'three'];\n`,
  'pages/Plain.jsx': `export default function Plain() {\n  return <p>Plain</p>;\n}\n`,
};
