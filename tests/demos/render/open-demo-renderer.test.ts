import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FailedDemo, RenderedDemo } from '../../../src/demos/render/open-demo-renderer.js';
import { compileChild, openTestRenderer, type DemoFiles, type TestRenderer } from './open-renderer.js';

const opened = new Map<string, TestRenderer>();

beforeAll(async () => {
  opened.set('renderer', await openTestRenderer({ timeoutMs: 2000 }));
});
afterAll(async () => {
  for (const renderer of opened.values()) await renderer.close();
});

const testRenderer = (): TestRenderer => opened.get('renderer')!;

async function renderDemo(files: DemoFiles): Promise<RenderedDemo> {
  const result = await testRenderer().render(files);
  if ('diagnostics' in result) throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

async function renderFailing(files: DemoFiles): Promise<FailedDemo> {
  const result = await testRenderer().render(files);
  if (!('diagnostics' in result)) throw new Error(`The demo renders: ${result.html}`);
  return result;
}

const FINE = 'export default function Demo() {\n  return <p>Fine</p>;\n}\n';

describe('a demo without issues', () => {
  test('becomes HTML, and needs nothing that it does not use', async () => {
    expect(await renderDemo(FINE)).toEqual({ html: '<p>Fine</p>', css: '', libraries: [] });
  });

  test('brings the rules of the classes in its HTML, and names the library that they need', async () => {
    const { html, css, libraries } = await renderDemo(`
      import Button from '@mui/material/Button';
      export default () => <Button variant="contained">Go</Button>;`);
    const name = /css-\w+/.exec(html)![0];
    expect(css.startsWith(`.${name}{`)).toBe(true);
    expect(css).not.toContain(':root');
    expect(css).toContain('var(--mui-palette-primary-main)');
    expect(libraries).toEqual(['material']);
  });

  test('brings the keyframes that its rules name, and no others', async () => {
    const { css } = await renderDemo(`
      import { keyframes } from '@emotion/react';
      import styled from '@emotion/styled';
      import TextField from '@mui/material/TextField';
      const turn = keyframes({ to: { rotate: '360deg' } });
      const Turning = styled.div({ animation: \`\${turn} 1s\` });
      export default () => <><Turning /><TextField label="Name" /></>;`);
    const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
    expect(names).toEqual([expect.stringMatching(/^animation-/), 'mui-auto-fill', 'mui-auto-fill-cancel']);
  });

  test('has no global rules, which would apply to the whole page', async () => {
    const { html, css } = await renderDemo(`
      import GlobalStyles from '@mui/material/GlobalStyles';
      import CssBaseline from '@mui/material/CssBaseline';
      export default () => <><CssBaseline /><GlobalStyles styles={{ body: { margin: 7 } }} /><b>x</b></>;`);
    expect({ html, css }).toEqual({ html: '<b>x</b>', css: '' });
  });

  test('has no style attribute: its declarations become a class that wins over the others', async () => {
    const { html, css } = await renderDemo(`
      import LinearProgress from '@mui/material/LinearProgress';
      export default () => <LinearProgress variant="determinate" value={40} aria-label="Load" />;`);
    expect(html).not.toContain('style=');
    const name = /class="[^"]*MuiLinearProgress-bar[^"]* (s-[0-9a-f]{8})"/.exec(html)![1];
    expect(css).toContain(`.${name}:not(#_){transform:translateX(-60%)}`);
  });

  test('gets a copy of each rule for a color scheme that needs no script', async () => {
    const { css } = await renderDemo(`
      import Box from '@mui/material/Box';
      export default () => <Box sx={(theme) => theme.applyStyles('dark', { border: '1px dashed' })}>x</Box>;`);
    const own = css.slice(css.indexOf('@media'));
    expect(own).toMatch(
      /^@media screen\{\*:where\(\[data-mui-color-scheme="dark"\]\) \.css-\w+\{border:1px dashed;?\}\}/,
    );
    expect(own).toMatch(
      /@media screen and \(prefers-color-scheme:dark\)\{\*:where\(:root:where\(:not\(\[data-mui-color-scheme="light"\]\)\)\) \.css-/,
    );
  });

  test.each([
    ['@mui/joy/Button', ['joy']],
    ['@mui/x-data-grid', ['material']],
    ['@mui/system/Box', ['material']],
    ['@emotion/styled', []],
  ])('that imports %s is rendered in the default theme of %j', async (name, libraries) => {
    const result = await renderDemo(
      `import X from '${name}';\nexport default () => <p>{typeof X}</p>;`.replace(
        'import X',
        name.includes('grid') ? 'import { DataGrid as X }' : 'import X',
      ),
    );
    expect(result.libraries).toEqual(libraries);
  });

  test('may use both libraries: each finds its own theme', async () => {
    const { css, libraries } = await renderDemo(`
      import Joy from '@mui/joy/Button';
      import Material from '@mui/material/Button';
      export default () => <><Joy>a</Joy><Material>b</Material></>;`);
    expect(libraries).toEqual(['joy', 'material']);
    expect(css).toContain('var(--joy-');
    expect(css).toContain('var(--mui-palette-primary-main)');
  });

  test('has other ids than the other demos of a page', async () => {
    const code = "import * as React from 'react';\nexport default () => <p id={React.useId()} />;";
    const [one, two] = [await renderDemo(code), await renderDemo(code)];
    expect(one.html).toMatch(/^<p id="_d[0-9a-f]{6}R_/);
    expect(one.html).not.toBe(two.html);
  });

  test('may consist of several files, circular ones, data and stylesheets (B107)', async () => {
    const { html, css } = await renderDemo({
      'Demo.tsx':
        "import { a } from './a';\nimport data from './data.json';\nimport './demo.css';\nexport default () => <p className=\"x\">{a()}{data.b}</p>;",
      'a.ts': "import { c } from './c';\nexport const a = () => c;\nexport const d = 1;",
      'c.ts': "import { d } from './a';\nexport const c = 2;\nexport const e = () => d;",
      'data.json': '{ "b": 1 }',
      'demo.css': '.x { color: red }\n',
    });
    expect(html).toBe('<p class="x">2<!-- -->1</p>');
    expect(css).toMatch(/^\.x:where\(\.demo \*,[^{]*\)\{color:red\}$/);
  });

  test('cannot read the environment (B104)', async () => {
    process.env.DOCSGEN_CANARY = 'canary';
    const { html } = await renderDemo(
      'export default () => <p>{Object.keys(process.env).sort().join()}</p>;',
    );
    delete process.env.DOCSGEN_CANARY;
    expect(html).toBe('<p>LC_ALL,NODE_ENV,TZ</p>');
  });
});

describe('reliability B091–B107: a demo with an issue is reported at its line, and the next one renders', () => {
  test.each([
    [
      'throws while rendering (B093)',
      "export default function Demo() {\n  throw new Error('no');\n}",
      '2:9 demo/render',
      'Error: no',
    ],
    [
      'throws at import',
      'const a: any = undefined;\na.b();\nexport default () => null;',
      '2:3 demo/render',
      'TypeError',
    ],
    [
      'throws a value that is no error',
      'export default () => {\n  throw null;\n};',
      '1:1 demo/render',
      'null',
    ],
    [
      'calls itself without end',
      'export default function Demo(): any {\n  return Demo();\n}',
      '2:3 demo/render',
      'RangeError',
    ],
    [
      'uses window at import (B099)',
      'const w = window.innerWidth;\nexport default () => <p>{w}</p>;',
      '1:11 demo/render',
      'window is not defined',
    ],
    [
      'makes an element of nothing',
      'const C: any = undefined;\nexport default () => (\n  <div>\n    <C />\n  </div>\n);',
      '4:5 demo/render',
      'Element type is invalid',
    ],
    [
      'renders an object',
      'export default () => (\n  <div>\n    <p>{{ a: 1 } as any}</p>\n  </div>\n);',
      '3:5 demo/render',
      'Objects are not valid',
    ],
    [
      'changes the shared theme',
      "import { useTheme } from '@mui/material/styles';\nexport default () => {\n  useTheme().palette.primary.main = 'red';\n  return null;\n};",
      '3:30 demo/render',
      'read only',
    ],
    [
      'sets an undeclared variable',
      'export default () => {\n  (foo as any) = 1;\n  return null;\n};',
      '2:4 demo/render',
      'foo is not defined',
    ],
    [
      'hangs while rendering (B095)',
      'export default function Demo() {\n  while (true) {}\n}',
      '2:3 demo/timeout',
      'not done after 2 s',
    ],
    [
      'hangs at import (B095)',
      'for (;;) {}\nexport default () => null;',
      '1:1 demo/timeout',
      'not done after 2 s',
    ],
    [
      'exits (B097)',
      'export default function Demo() {\n  process.exit(0);\n}',
      '2:11 demo/exit',
      'process.exit()',
    ],
    [
      'exits, and catches the error',
      'export default () => {\n  try {\n    process.exit(0);\n  } catch {}\n  return null;\n};',
      '3:13 demo/exit',
      'process.exit()',
    ],
    ['aborts (B097)', 'process.abort();\nexport default () => null;', '1:9 demo/exit', 'process.abort()'],
    [
      'kills itself (B097)',
      "process.kill(process.pid, 'SIGKILL');\nexport default () => null;",
      '1:9 demo/exit',
      'process.kill()',
    ],
    ['has no default export (B100)', 'export const a = 1;', '1:1 demo/no-component', 'no default export'],
    ['exports an element (B100)', '\nexport default <p />;', '2:1 demo/no-component', 'not a component'],
    [
      'imports a missing package (B092)',
      "import x from 'not-there';\nexport default () => x;",
      '1:15 demo/import',
      '“not-there” is not installed',
    ],
    [
      'imports a missing module of a package',
      "import x from '@mui/material/Buton';\nexport default () => x;",
      '1:15 demo/import',
      'has no module “@mui/material/Buton”',
    ],
    [
      'imports a missing name (B092)',
      "import { Buton } from '@mui/material/Button';\nexport default () => <Buton />;",
      '1:23 demo/import',
      'exports no “Buton”',
    ],
    [
      'imports a module of Node (B105)',
      "import fs from 'node:fs';\nexport default () => <p>{fs.readdirSync('/')}</p>;",
      '1:16 demo/import',
      'a module of Node',
    ],
    [
      'changes a prototype',
      '(Array.prototype as any).last = 1;\nexport default () => null;',
      '1:26 demo/globals',
      'Array.prototype.last',
    ],
    [
      'sets a global variable',
      '\n(globalThis as any).foo = 1;\nexport default () => null;',
      '2:21 demo/globals',
      'foo',
    ],
    [
      'replaces a method that everything uses',
      "Array.prototype.map = () => {\n  throw new Error('gone');\n};\nexport default () => null;",
      '4:1 demo/globals',
      'gone',
    ],
    [
      'changes the folder',
      "process.chdir('/');\nexport default () => null;",
      '1:9 demo/globals',
      'process.cwd()',
    ],
    [
      'listens to uncaught errors',
      "process.on('uncaughtException', () => {});\nexport default () => null;",
      '1:13 demo/globals',
      "process.on('uncaughtException')",
    ],
    [
      'shows the time (B101)',
      'export default () => (\n  <div>\n    <p>{Date.now()}</p>\n  </div>\n);',
      '3:5 demo/unstable',
      'differently',
    ],
    [
      'shows a random number (B101)',
      'const r = Math.random();\nexport default () => <p>{r}</p>;',
      '2:22 demo/unstable',
      'differently',
    ],
    [
      'shows a random id',
      'export default () => <p>{crypto.randomUUID()}</p>;',
      '1:22 demo/unstable',
      'differently',
    ],
    [
      'shows a date in local time',
      'export default () => <p>{new Date(0).toLocaleDateString()}</p>;',
      '1:22 demo/unstable',
      'differently',
    ],
    [
      'puts a div into a p (B102)',
      'export default () => (\n  <p>\n    <div />\n  </p>\n);',
      '3:5 demo/nesting',
      '<div> may not stand in <p>',
    ],
    [
      'puts a Box into a Typography',
      "import Box from '@mui/material/Box';\nimport Typography from '@mui/material/Typography';\nexport default () => (\n  <Typography>\n    <Box>x</Box>\n  </Typography>\n);",
      '5:5 demo/nesting',
      '<div> may not stand in <p>',
    ],
    [
      'renders a stylesheet',
      'export default () => (\n  <div>\n    <style>{".a{}"}</style>\n  </div>\n);',
      '3:5 demo/policy',
      '<style>',
    ],
    [
      'renders a script',
      'export default () => <script dangerouslySetInnerHTML={{ __html: "1" }} />;',
      '1:22 demo/policy',
      '<script>',
    ],
    [
      'leaves a rejection (B094)',
      "Promise.reject(new Error('late'));\nexport default () => null;",
      '1:16 demo/unhandled',
      'Error: late',
    ],
    [
      'throws in a timer (B094)',
      "export default function Demo() {\n  setTimeout(() => {\n    throw new Error('late');\n  });\n  return null;\n}",
      '3:11 demo/unhandled',
      'Error: late',
    ],
  ])('one that %s', { retry: 2 }, async (_, code, place, messages) => {
    const { diagnostics } = await renderFailing(code);
    expect(diagnostics.map(({ line, column, code: kind }) => `${line}:${column} ${kind}`)).toEqual([place]);
    expect(diagnostics[0]!.message).toContain(messages);
    expect(diagnostics[0]!.file).toMatch(/^demo-\w+\/Demo\.tsx$/);
    expect((await renderDemo(FINE)).html).toBe('<p>Fine</p>');
  });

  test('an issue in another of its files is reported there', async () => {
    const { diagnostics } = await renderFailing({
      'Demo.tsx': "import { a } from './parts/a';\nexport default () => <p>{a()}</p>;",
      'parts/a.ts': "export const a = () => {\n  throw new Error('here');\n};",
    });
    expect(diagnostics).toMatchObject([{ code: 'demo/render', line: 2, column: 9 }]);
    expect(diagnostics[0]!.file).toMatch(/^demo-\w+\/parts\/a\.ts$/);
  });

  test.each([
    [
      'const w = document.title;\nexport default () => w;',
      'document exists in browsers only. Use it in an effect (React.useEffect) or in an event handler.',
    ],
    ["import x from '@mui/x-license';\nexport default () => x;", 'Install it: npm install @mui/x-license'],
    ["import x from '@mui/material/Buton';\nexport default () => x;", 'Did you mean “@mui/material/Button”?'],
    ["import { styld } from '@mui/material/styles';\nexport default () => styld;", 'Did you mean “styled”?'],
  ])('says what to do: %j', async (code, hint) => {
    expect((await renderFailing(code)).diagnostics[0]!.hint).toBe(hint);
  });

  test.each([
    ['numbers its classes', 'exports.rule = () => `a-${(count += 1)}`;', 'demo/unstable'],
    ['keeps its rules in a global', "exports.rule = () => (globalThis.rules = '');", 'demo/globals'],
  ])('a library that inserts style elements is named where it %s', async (_, rule, code) => {
    const { diagnostics } = await renderFailing({
      'Demo.tsx': "import { rule } from 'goober';\nexport default () => <p className={rule()}>a</p>;",
      'node_modules/goober/index.js': `let count = 0;\n${rule}\n`,
    });
    expect(diagnostics.map((one) => [one.code, one.hint])).toEqual([
      [code, expect.stringMatching(/^goober inserts style elements, .* Write "isolated": true into/)],
    ]);
  });

  test('what could be rendered comes with the diagnostics', async () => {
    expect((await renderFailing('export default () => <p><b /><hr /></p>;')).rendered?.html).toBe(
      '<p><b></b><hr/></p>',
    );
    expect((await renderFailing('export default () => { throw 1; };')).rendered).toBeUndefined();
  });

  test('timers and promises that never finish do no harm', async () => {
    const code = 'setInterval(() => {}, 5);\nvoid new Promise(() => {});\nexport default () => <p>a</p>;';
    expect((await renderDemo(code)).html).toBe('<p>a</p>');
  });

  test('the same issue gives the same diagnostic', async () => {
    const code = { 'Demo.tsx': 'export default () => <p>{Date.now()}{Math.random()}</p>;' };
    const [one, two] = [await renderFailing(code), await renderFailing(code)];
    expect(one.diagnostics.map(({ message, line }) => ({ message, line }))).toEqual(
      two.diagnostics.map(({ message, line }) => ({ message, line })),
    );
  });
});

describe('a child process that ends', () => {
  test('because of too much memory is reported', async () => {
    const own = await openTestRenderer({ timeoutMs: 60_000 });
    const list =
      'const all: unknown[] = [];\nexport default () => {\n  for (;;) all.push(new Array(1e6).fill(0.5));\n};';
    const buffers =
      'const all: unknown[] = [];\nexport default () => {\n  for (;;) all.push(Buffer.alloc(1e8, 1));\n};';
    expect(await own.listIssues(list)).toEqual(['Demo.tsx:2:1 demo/exit']);
    expect(await own.listIssues(buffers)).toEqual(['Demo.tsx:2:1 demo/exit']);
    await own.close();
  });

  test.each([
    ['once, is replaced, and the demo is rendered (FI-03)', 1, []],
    ['twice, is an issue of the demo', 2, ['Demo.tsx:1:1 demo/exit']],
  ])('by a signal %s', async (_, times, expected) => {
    const entryFile = await createMortalChild(times);
    const own = await openTestRenderer({ entryFile: entryFile });
    expect(await own.listIssues(FINE)).toEqual(expected);
    expect(existsSync(`${entryFile}.${times - 1}`)).toBe(true);
    await own.close();
  });

  test('between two tasks is replaced', async () => {
    const own = await openTestRenderer({ entryFile: await createMortalChild(1, 300) });
    expect(await own.listIssues(FINE)).toEqual([]);
    await sleep(900);
    expect(await own.listIssues(FINE)).toEqual([]);
    await own.close();
  });

  test('is replaced when another version of a package is installed', async () => {
    const own = await openTestRenderer();
    const version = (n: number): void => {
      const folder = join(own.siteFolder, 'node_modules/changing');
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, 'package.json'),
        JSON.stringify({ name: 'changing', version: `${n}.0.0${'0'.repeat(n)}` }),
      );
      writeFileSync(join(folder, 'index.js'), `module.exports = ${n};`);
    };
    const code = "import n from 'changing';\nexport default () => <p>{n}</p>;";
    expect(await own.listIssues(code)).toEqual(['Demo.tsx:1:15 demo/import']);
    for (const n of [1, 2]) {
      version(n);
      expect(await own.render(code)).toMatchObject({ html: `<p>${n}</p>` });
    }
    await own.close();
  });

  test('before it is ready is a bug, not a diagnostic', async () => {
    const own = await openTestRenderer({ entryFile: '/not/there.js' });
    await expect(own.render(FINE)).rejects.toThrow('The process that renders demos does not start');
    await own.close();
  });
});

/** The entry of a child process that is killed after it has received a task, `times` times. */
async function createMortalChild(times: number, afterMs = 0): Promise<string> {
  const file = join(dirname(await compileChild()), 'mortal.mjs');
  writeFileSync(
    file,
    `
    import { existsSync, writeFileSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    const kill = process.kill.bind(process, process.pid, 'SIGKILL');
    const wait = setTimeout;
    const start = [0, 1, 2].find((one) => !existsSync(${JSON.stringify(file)} + '.' + one));
    if (isMainThread && start < ${times}) {
      process.on('message', () => {
        writeFileSync(${JSON.stringify(file)} + '.' + start, '');
        if (${afterMs}) wait(kill, ${afterMs});
        else kill();
      });
    }
    await import('./demo-child.js');
  `,
  );
  return file;
}

describe('the base styles of a library', () => {
  test.each([
    ['material', '--mui-palette-primary-main:#1976d2', '--mui-palette-primary-main:#90caf9'],
    ['joy', '--joy-palette-background-body:', '--joy-palette-background-body:'],
  ] as const)('%s: work in both schemes, with and without a script', async (library, light, dark) => {
    const css = await testRenderer().renderer.baseStyles([library]);
    const [first, ...rest] = css.split('@media screen');
    expect(first).toContain(':root, [data-mui-color-scheme="light"]{');
    expect(first).toContain(light);
    expect(rest).toHaveLength(2);
    expect(rest[0]).toMatch(/^\{\[data-mui-color-scheme="dark"\]\{/);
    expect(rest[1]).toMatch(
      /^ and \(prefers-color-scheme:dark\)\{:root:not\(\[data-mui-color-scheme="light"\]\)\{/,
    );
    for (const part of rest) expect(part).toContain(dark);
  });

  test('are the same each time, and from another process', async () => {
    const own = await openTestRenderer();
    const css = await testRenderer().renderer.baseStyles(['joy', 'material']);
    expect(await testRenderer().renderer.baseStyles(['joy', 'material'])).toBe(css);
    expect(await own.renderer.baseStyles(['joy', 'material'])).toBe(css);
    await own.close();
  });
});
