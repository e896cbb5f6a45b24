// The demos that are measured: a site whose pages show them, with the imports that real demos have, in a folder that goes
// when the process ends. Packages come from the node_modules of this repository.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What stands in a demo, by the module that it needs. In the demos of a real site, the first ones are the most frequent. */
const PARTS = {
  Stack: '<Stack spacing={2} direction="row" sx={{ alignItems: \'center\' }}><span>One</span></Stack>',
  Button: '<Button variant="contained" onClick={() => setCount(count + 1)}>Pressed {count} times</Button>',
  Typography:
    '<Typography variant="body2" sx={{ color: \'text.secondary\', mb: 1 }}>A sentence.</Typography>',
  Box: "<Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>A box</Box>",
  Paper: '<Paper elevation={3} sx={{ p: 2 }}>Paper</Paper>',
  Chip: '<Chip label="Chip" color="primary" onDelete={() => setCount(0)} />',
  TextField: '<TextField label="Name" helperText="As in the passport" />',
  Avatar: '<Avatar>AB</Avatar>',
  Switch: '<Switch defaultChecked />',
  Slider: '<Slider aria-label="Volume" defaultValue={30} step={10} marks min={10} max={110} />',
  Rating: '<Rating name="stars" defaultValue={2} />',
  Alert: '<Alert severity="success">Done.</Alert>',
  Checkbox: "<Checkbox slotProps={{ input: { 'aria-label': 'All' } }} />",
  Pagination: '<Pagination count={10} color="primary" />',
  Skeleton: '<Skeleton variant="rectangular" width={210} height={60} />',
  LinearProgress: '<LinearProgress variant="determinate" aria-label="Progress" value={count} />',
};

const NAMES = Object.keys(PARTS);

/** Writes a site with `demos` demos on `pages` pages to `<home>/site`. */
export function makeDemoSite(demos, pages) {
  const home = mkdtempSync(join(tmpdir(), 'docsgen-bench-'));
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  const write = (path, text) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  };
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(home, 'node_modules'));
  const demosByPage = Array.from({ length: pages }, () => []);
  for (let at = 0; at < demos; at += 1) demosByPage[at % pages].push(at);
  for (const [page, ownDemos] of demosByPage.entries()) {
    for (const at of ownDemos) write(`site/pages/page-${page}/Demo${at}.tsx`, demoText(at));
    // One in ten demos has its data in a module of its own.
    for (const at of ownDemos.filter((one) => one % 10 === 0))
      write(
        `site/pages/page-${page}/data${at}.ts`,
        `export const rows: readonly string[] = ['a', 'b', '${at}'];\n`,
      );
    write(`site/pages/page-${page}/index.md`, pageText(page, ownDemos));
  }
  write(
    'site/navigation.ts',
    `export default ${JSON.stringify(demosByPage.map((_, page) => ({ pathname: `/page-${page}` })))};\n`,
  );
  write(
    'site/docsgen.config.ts',
    `export default { title: 'Bench', products: [{ id: 'bench', name: 'Bench', pathPrefix: '/', navigation: 'navigation.ts' }] };\n`,
  );
  return { home, write };
}

/** Two to five components: a frequent one is in many demos, a rare one in few. */
function chooseNames(at) {
  const names = Array.from(
    { length: 2 + (at % 4) },
    (_, part) => NAMES[(at * (part + 3)) % (4 * (part + 1))],
  );
  return [...new Set(names)].sort();
}

/** The text of a demo: another one for each number and each version. */
export function demoText(at, version = 0) {
  const names = chooseNames(at);
  const imports = names.map((name) => `import ${name} from '@mui/material/${name}';`);
  const hasData = at % 10 === 0;
  if (hasData) imports.push(`import { rows } from './data${at}';`);
  const content = names.map((name) => `      ${PARTS[name]}`).join('\n');
  const list = hasData ? '\n      <ul>{rows.map((row: string) => <li key={row}>{row}</li>)}</ul>' : '';
  return `import * as React from 'react';
${imports.join('\n')}

interface DemoProps {
  readonly label?: string;
}

export default function Demo${at}({ label = 'Demo ${at}' }: DemoProps) {
  const [count, setCount] = React.useState<number>(${version});
  return (
    <div>
      <p onClick={() => setCount(0)}>{label}: {count}</p>
${content}${list}
    </div>
  );
}
`;
}

function pageText(page, demos) {
  const sections = demos.map(
    (at) => `## Demo ${at}\n\nWhat this demo shows, in a sentence.\n\n{{"demo": "Demo${at}.js"}}\n`,
  );
  return `---\ntitle: Page ${page}\ndescription: About page ${page}.\n---\n\n# Page ${page}\n\n${sections.join('\n')}`;
}
