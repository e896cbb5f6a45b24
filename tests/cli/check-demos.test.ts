import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config, markdown, navigation } from '../sites/fixture.js';

const home = resolve('.docsgen/tests', `check-demos-${process.pid}`);

/** A demo that does well without an answer. */
const asking = (address: string): string => `import * as React from 'react';

export default function Asking() {
  const [text, setText] = React.useState('…');
  React.useEffect(() => {
    fetch('${address}').then(async (answer) => setText(await answer.text()), () => setText('No answer'));
  }, []);
  return <p>{text}</p>;
}
`;

/** A demo whose library inserts style elements. */
const inserting = `import * as React from 'react';

export default function Inserting() {
  React.useEffect(() => {
    for (const size of [1, 2]) {
      const style = document.createElement('style');
      style.textContent = 'p { margin: ' + size + 'px; }';
      document.head.append(style);
    }
  }, []);
  return <p>Styled</p>;
}
`;

/** A demo that writes HTML once it is in a browser. */
const writing = `import * as React from 'react';

export default function Writing() {
  const [html, setHtml] = React.useState('<b>Text</b>');
  React.useEffect(() => setHtml('<i>Text</i>'), []);
  return <p dangerouslySetInnerHTML={{ __html: html }} />;
}
`;

const files: Readonly<Record<string, string>> = {
  'docsgen.config.ts': config(
    `csp: { 'img-src': ['https://far.example'], 'connect-src': ['https://far.example'] },
  base: '/docs/',`,
  ),
  'navigation/acme.ts': navigation(
    { pathname: '/good' },
    { pathname: '/bad' },
    { pathname: '/far' },
    { pathname: '/styled' },
  ),
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
  'pages/far.md': markdown(
    'Far',
    ['Asking', 'Forbidden', 'Pictured', 'Shouting'].map((name) => `{{"demo": "${name}.js"}}`).join('\n\n'),
  ),
  'pages/Asking.tsx': asking('https://far.example/data.json'),
  'pages/Forbidden.tsx': asking('https://other.example/data.json'),
  'pages/Pictured.tsx':
    'export default function Pictured() {\n  return <img src="https://far.example/face.png" alt="Face" />;\n}\n',
  'pages/Shouting/system/index.tsx': 'export default function Shouting() {\n  return <p>Calm</p>;\n}\n',
  'pages/Shouting/css/index.tsx':
    "import * as React from 'react';\n\nexport default function Shouting() {\n  React.useEffect(() => console.warn('It shouts.'), []);\n  return <p>Loud</p>;\n}\n",
  'pages/styled.md': markdown(
    'Styled',
    [
      '{{"demo": "Inserting.js"}}',
      '{{"demo": "Named.js", "isolated": false}}',
      '{{"demo": "Recognized.js"}}',
      '{{"demo": "Isolated.js", "isolated": true}}',
      '{{"demo": "Writing.js"}}',
      '{{"demo": "IsolatedWriting.js", "isolated": true}}',
    ].join('\n\n'),
  ),
  'pages/Inserting.tsx': inserting,
  'pages/Named.tsx':
    "import * as React from 'react';\nimport { insert } from 'goober';\n\nexport default function Named() {\n  React.useEffect(() => insert(), []);\n  return <p>Named</p>;\n}\n",
  'pages/Recognized.tsx':
    "import * as React from 'react';\nimport { insert } from 'goober';\n\nexport default function Recognized() {\n  React.useEffect(() => insert(), []);\n  return <p>Recognized</p>;\n}\n",
  'node_modules/goober/package.json': '{"name":"goober","version":"1.0.0","main":"index.js"}',
  'node_modules/goober/index.js':
    "exports.insert = () => {\n  const style = document.createElement('style');\n  style.textContent = 'p { margin: 3px; }';\n  document.head.append(style);\n};\n",
  'pages/Isolated.tsx': inserting,
  'pages/Writing.tsx': writing,
  'pages/IsolatedWriting.tsx': writing,
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
  readonly records: readonly Reported[];
  readonly stderr: string;
}

interface Reported {
  readonly code?: string;
  readonly severity?: string;
  readonly file?: string;
  readonly line?: number;
  readonly message?: string;
  readonly hint?: string;
  readonly related?: readonly { readonly file: string; readonly line?: number }[];
}

async function check(
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = ['--demos', '--no-cache'],
): Promise<Ended> {
  const args = [resolve('bin/docsgen.js'), 'check', home, ...flags, '--format', 'json'];
  return new Promise((end) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      const records = stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Ended['records'][number]);
      end({ code: error ? Number(error.code) : 0, records, stderr });
    });
  });
}

describe('check --demos', () => {
  let ended: Ended;
  beforeAll(async () => {
    ended = await check();
  });

  const reported = (): readonly Reported[] =>
    ended.records.filter((record) => record.code?.startsWith('demo/'));
  const about = (name: string): readonly Reported[] =>
    reported().filter(({ file }) => file?.endsWith(`pages/${name}.tsx`));

  test('tells what a demo says to the console, other markup than the server’s, and what axe finds, by the demo’s name', () => {
    expect(ended.code).toBe(1);
    expect(about('Loud').map((one) => [one.code, one.message])).toEqual([
      ['demo/browser', 'The demo Loud on /docs/bad/: It is loud.'],
    ]);
    expect(about('Other').map((one) => [one.code, one.message])).toEqual([
      [
        'demo/browser',
        'The demo Other on /docs/bad/: The browser renders “browser”, the build has rendered “server” in <p>',
      ],
    ]);
    expect(about('Nameless').map((one) => one.code)).toEqual(['demo/accessibility']);
    expect(about('Good')).toEqual([]);
    expect(reported().filter(({ file }) => file?.endsWith('good.md'))).toEqual([]);
  });

  test('names the component and the directive, in a styling option too', () => {
    const [loud] = about('Loud');
    expect([loud?.line, loud?.related?.map(({ file, line }) => [file.split('/').at(-1), line])]).toEqual([
      2,
      [['bad.md', 9]],
    ]);
    const [shouting] = about('Shouting/css/index');
    expect([shouting?.message, shouting?.line, shouting?.related?.[0]?.line]).toEqual([
      'The demo Shouting on /docs/far/: It shouts.',
      3,
      15,
    ]);
    expect(about('Shouting/system/index')).toEqual([]);
  });

  test('a demo whose styles the policy blocks is to be isolated, and says nothing once it is', () => {
    expect(about('Inserting').map(({ code, message, hint }) => [code, message, hint])).toEqual([
      [
        'demo/policy',
        'The demo Inserting on /docs/styled/: It inserts styles into the document, which the policy of the pages blocks.',
        'Write "isolated": true into its directive, or name its product in demos.isolated of the config: it gets a document of its own, whose policy allows them.',
      ],
    ]);
    expect(about('Named').map(({ code, hint }) => [code, hint])).toEqual([
      [
        'demo/policy',
        'goober inserts style elements, which the policy of the pages blocks. Write "isolated": true into the directive, or name the product in demos.isolated of the config.',
      ],
    ]);
    expect(about('Isolated')).toEqual([]);
    expect(about('Recognized')).toEqual([]);
  });

  test('a demo that writes HTML is to render elements or to be isolated, and says nothing once it is', () => {
    expect(about('Writing').map(({ code, line, message, hint }) => [code, line, message, hint])).toEqual([
      [
        'demo/policy',
        3,
        'The demo Writing on /docs/styled/: It writes HTML or the address of a script as a string, which the policy of the pages blocks: they require Trusted Types.',
        'Render elements instead of HTML. Where a library writes it, write "isolated": true into its directive, or name the policy that it creates under “trusted-types” in “csp” of the config.',
      ],
    ]);
    expect(about('IsolatedWriting')).toEqual([]);
  });

  test('a demo that asks another host gets no answer, and is reported with the address', () => {
    const network = ['Asking', 'Pictured', 'Forbidden'].map((name) =>
      about(name).map(({ code, severity, message }) => [code, severity, message]),
    );
    expect(network).toEqual([
      [
        [
          'demo/network',
          'warning',
          'The demo Asking on /docs/far/: It asks another host, which a check leaves without an answer: https://far.example/data.json',
        ],
      ],
      [
        [
          'demo/network',
          'warning',
          'The demo Pictured on /docs/far/: It asks another host, which a check leaves without an answer: https://far.example/face.png',
        ],
      ],
      [
        [
          'demo/network',
          'error',
          'The demo Forbidden on /docs/far/: It asks another host, which the policy of the pages refuses: https://other.example/data.json',
        ],
      ],
    ]);
  });

  test('what is found has the severity that the owner has set for it', async () => {
    const settings =
      "'demo/browser': 'warning', 'demo/network': 'warning', 'demo/policy': 'warning', 'demo/accessibility': 'off'";
    const text = files['docsgen.config.ts'] as string;
    writeFileSync(
      join(home, 'docsgen.config.ts'),
      text.replace('csp:', `diagnostics: { ${settings} },\n  csp:`),
    );
    const { code, records } = await check();
    writeFileSync(join(home, 'docsgen.config.ts'), text);
    const found = records.filter((record) => record.code?.startsWith('demo/'));
    expect([code, new Set(found.map((one) => one.severity))]).toEqual([0, new Set(['warning'])]);
    expect(new Set(found.map((one) => one.code))).toEqual(
      new Set(['demo/browser', 'demo/network', 'demo/policy']),
    );
  });

  test('runs the demos of the named pages only, with the base or without', async () => {
    const { records } = await check({}, ['--page', '/docs/bad/', '--page', 'good']);
    const found = records.filter((record) => record.code?.startsWith('demo/'));
    expect(new Set(found.flatMap(({ related = [] }) => related.map(({ file }) => basename(file))))).toEqual(
      new Set(['bad.md']),
    );
    expect(found).toHaveLength(3);
  });

  test('a page without demos is a wrong use', async () => {
    const { code, records, stderr } = await check({}, ['--page', '/bad', '--page', '/index', '--page', '/']);
    expect([code, records]).toEqual([2, []]);
    expect(stderr).toContain('error: no page with demos at /index\nerror: no page with demos at /\n');
  });

  test('a signal ends it without a message, and leaves nothing behind', async () => {
    const args = [resolve('bin/docsgen.js'), 'check', home, '--demos', '--no-cache'];
    mkdirSync(join(home, 'cwd'));
    const child = spawn(process.execPath, args, {
      cwd: join(home, 'cwd'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
    const exit = once(child, 'exit');
    await expect.poll(() => readdirSync(join(home, 'cwd'))).toHaveLength(1);
    child.kill('SIGTERM');
    expect(await exit).toEqual([143, null]);
    expect([said.join(''), readdirSync(join(home, 'cwd'))]).toEqual(['', []]);
  });

  test('ends with 3 and a sentence where there is no Chromium', async () => {
    const { code, records } = await check({ CHROMIUM: '/nowhere/chromium' });
    expect(code).toBe(3);
    expect(records.find((record) => record.code === 'demo/no-browser')?.message).toBe(
      'Demos cannot be checked in a browser: there is no Chromium at /nowhere/chromium.',
    );
  });
});
