import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config, markdown, navigation } from '../sites/fixture.js';

const home = resolve('.docsgen/tests', `check-demos-${process.pid}`);

const files: Readonly<Record<string, string>> = {
  'docsgen.config.ts': config(`csp: { 'img-src': ['https://far.example'] },`),
  'navigation/acme.ts': navigation({ pathname: '/good' }, { pathname: '/bad' }),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/good.md': markdown(
    'Good',
    '{{"demo": "Good.js"}}\n\n{{"demo": "Hero.js"}}\n\n{{"demo": "Hero.js", "iframe": true}}\n\n![Far](https://far.example/away.png)',
  ),
  'pages/Hero/system/index.tsx': 'export default function Hero() {\n  return <p>Hero</p>;\n}\n',
  'pages/Hero/css/index.tsx': 'export default function Hero() {\n  return <p>Plain hero</p>;\n}\n',
  'pages/Good.tsx': 'export default function Good() {\n  return <button type="button">Good</button>;\n}\n',
  'pages/bad.md': markdown(
    'Bad',
    '{{"demo": "Loud.js"}}\n\n{{"demo": "Other.js"}}\n\n{{"demo": "Nameless.js"}}',
  ),
  'pages/Loud.tsx':
    "import * as React from 'react';\nexport default function Loud() {\n  React.useEffect(() => console.error('It is loud.'), []);\n  return <p>Loud</p>;\n}\n",
  'pages/Other.tsx':
    "export default function Other() {\n  return <p>{typeof document === 'undefined' ? 'server' : 'browser'}</p>;\n}\n",
  'pages/Nameless.tsx': 'export default function Nameless() {\n  return <input />;\n}\n',
};

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly records: readonly { readonly code?: string; readonly file?: string; readonly message?: string }[];
}

async function check(env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const args = [resolve('bin/docsgen.js'), 'check', home, '--demos', '--no-cache', '--format', 'json'];
  return new Promise((end) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout) => {
      const records = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Ended['records'][number]);
      end({ code: error ? Number(error.code) : 0, records });
    });
  });
}

describe('issue 3, check --demos', () => {
  test('tells what a demo says to the console, other markup than the server’s, and what axe finds, by the demo’s name', async () => {
    const { code, records } = await check();
    expect(code).toBe(1);
    const told = records.filter((record) => record.code?.startsWith('demo/'));
    const about = (name: string) => told.filter(({ file }) => file?.endsWith(`pages/${name}.tsx`));
    expect(about('Loud').map((one) => [one.code, one.message])).toEqual([
      ['demo/browser', 'The demo Loud on /bad/: It is loud.'],
    ]);
    expect(about('Other')[0]?.code).toBe('demo/browser');
    expect(about('Nameless').map((one) => one.code)).toEqual(['demo/accessibility']);
    expect(about('Good')).toEqual([]);
    expect(told.filter(({ file }) => file?.endsWith('good.md'))).toEqual([]);
  });

  test('ends with 3 and a sentence where there is no Chromium', async () => {
    const { code, records } = await check({ CHROMIUM: '/nowhere/chromium' });
    expect(code).toBe(3);
    expect(records.find((record) => record.code === 'demo/no-browser')?.message).toBe(
      'Demos cannot be checked in a browser: there is no Chromium at /nowhere/chromium.',
    );
  });
});
