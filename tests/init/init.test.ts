/** `docsgen init`, as users run it, and the sites that come of it. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readProject, formatProjectTitle } from '../../src/init/project.js';
import { toProductId } from '../../src/init/create-site-files.js';
import { docsgen, type Ended } from '../sites/process.js';

/** A folder below the project, so that packages are found, but a repository of its own. */
function folder(files: Readonly<Record<string, string>> = {}): string {
  const path = join(process.cwd(), '.docsgen', 'tests', `init-${process.pid}-${Math.random()}`);
  mkdirSync(join(path, '.git'), { recursive: true });
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

const init = (cwd: string, ...args: readonly string[]): Promise<Ended> => docsgen(['init', ...args], { cwd });

const build = (cwd: string, ...args: readonly string[]): Promise<Ended> =>
  docsgen(['build', ...args, '--max-warnings', '0'], { cwd });

/** A workflow of GitHub Actions, as far as it is looked at. */
interface Workflow {
  readonly jobs: {
    readonly build: {
      readonly defaults?: { readonly run: Readonly<Record<string, string>> };
      readonly steps: readonly { readonly run?: string; readonly with?: object }[];
    };
  };
}

const library = {
  'package.json': JSON.stringify({
    name: '@acme/ui-kit',
    description: 'Buttons & <fields> for *React*',
    exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
    peerDependencies: { react: '^19.0.0' },
  }),
  'pnpm-lock.yaml': '',
  'src/index.ts':
    "export { Button } from './Button';\nexport * from './field';\nexport const version = '1';\nexport type Size = 'small';\n",
  'src/Button.tsx': "import './button.css';\nexport function Button() {\n  return <button />;\n}\n",
  'src/button.css': 'button { color: red }',
  'src/field.ts':
    "import { useState } from 'react';\nexport const Field = () => null;\nexport const useField = () => useState(0);\n",
};

describe('init', () => {
  test('begins a site that builds in one command, without a warning', async () => {
    const cwd = folder();
    const { code, stderr } = await init(cwd, '--yes', '--title', 'Acme\'s "kit"');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toContain('wrote  content/docsgen.config.ts\n');
    const { code: built, stderr: reported } = await build(cwd);
    expect({ built, reported }).toMatchObject({
      built: 0,
      reported: expect.stringContaining('2 pages, 1 demo'),
    });
    expect(readFileSync(join(cwd, 'dist/getting-started/index.html'), 'utf8')).toContain('Pressed');
    expect(readFileSync(join(cwd, 'dist/index.html'), 'utf8')).toContain('Acme\'s "kit"');
    const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts).toEqual({ dev: 'docsgen watch', build: 'docsgen build', preview: 'docsgen preview' });
    const ci = readFileSync(join(cwd, '.github/workflows/docs.yml'), 'utf8');
    expect(ci).toContain('npx docsgen build\n');
    expect(ci.match(/uses: .*/g)).toHaveLength(3);
    expect(ci.match(/uses: .*/g)!.every((line) => /@[\da-f]{40} # v/.test(line))).toBe(true);
  });

  test('documents the exports of the React package in which it is run', async () => {
    const cwd = folder(library);
    const { code, stderr } = await init(cwd, 'docs', '--yes');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toContain('kept   package.json\n');
    expect(stderr).toContain('pnpm add -D docsgen');
    // The package itself is built to `dist`.
    expect(stderr).toContain('pnpm docsgen watch docs --out-dir dist-docs\n');
    const { code: built, stderr: reported } = await build(cwd, 'docs', '--out-dir', 'dist-docs');
    expect({ built, reported }).toMatchObject({ built: 0 });
    const markdownCopy = readFileSync(join(cwd, 'dist-docs/exports.md'), 'utf8');
    expect(markdownCopy.match(/^#+ .*/gm)).toEqual([
      '# Exports',
      '## Components',
      '### Button',
      '### Field',
      '## Hooks',
      '### useField',
      '## Functions and values',
      '### version',
    ]);
    expect(markdownCopy).toContain("import { Button } from '@acme/ui-kit';");
    expect(readFileSync(join(cwd, 'docs/docsgen.config.ts'), 'utf8')).toContain(
      "packages: [{ name: '@acme/ui-kit' }]",
    );
    expect(readFileSync(join(cwd, 'dist-docs/index.html'), 'utf8')).toContain(
      'Buttons &amp; &lt;fields&gt; for *React*.',
    );
  });

  test('makes pages of the API of a package whose types are there, also in CI', async () => {
    const manifest = {
      ...(JSON.parse(library['package.json']) as Record<string, unknown>),
      // Without `exports`, it cannot be imported by its name from inside.
      exports: undefined,
      main: './dist/index.js',
      types: './dist/index.d.ts',
      version: '2.1.0',
      scripts: { build: 'tsc' },
    };
    const cwd = folder({
      ...library,
      'package.json': JSON.stringify(manifest),
      'dist/index.d.ts':
        "import type { ReactNode } from 'react';\nexport interface ButtonProps {\n  /** How big it is. */\n  size?: 'small' | 'large';\n  children?: ReactNode;\n}\nexport declare function Button(props: ButtonProps): ReactNode;\n",
    });
    await init(cwd, 'docs', '--yes');
    const { code, stderr } = await build(cwd, 'docs', '--out-dir', 'dist-docs');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const page = readFileSync(join(cwd, 'dist-docs/api/button/index.html'), 'utf8');
    expect(page).toContain('How big it is.');
    expect(readFileSync(join(cwd, 'dist-docs/index.html'), 'utf8')).toContain('href="/api/button/"');
    const ci = readFileSync(join(cwd, '.github/workflows/docs.yml'), 'utf8');
    expect(ci).toMatch(/- run: pnpm run build\n\s+- run: pnpm exec docsgen build docs --out-dir dist-docs\n/);
  });

  test('never overwrites: a second time it writes nothing, and what was changed stays', async () => {
    const cwd = folder({ 'content/pages/index.md': 'Mine.\n', '.gitignore': 'mine\n' });
    expect((await init(cwd, '--yes')).stderr).toContain('kept   content/pages/index.md\n');
    const read = (): readonly (readonly [string, string])[] =>
      readdirSync(cwd, { recursive: true, encoding: 'utf8' })
        .filter((path) => statSync(join(cwd, path)).isFile())
        .map((path) => [path, readFileSync(join(cwd, path), 'utf8')] as const);
    const before = read();
    expect(before).toContainEqual(['content/pages/index.md', 'Mine.\n']);
    const { code, stdout } = await init(cwd, '--yes', '--title', 'Another', '--format', 'json');
    expect(code).toBe(0);
    const reported = JSON.parse(stdout) as { written: string[]; kept: string[] };
    expect(reported).toMatchObject({ written: [], kept: ['content/docsgen.config.ts'] });
    expect(read()).toEqual(before);
  });

  test('documents an installed package by its name, and refuses one that is not there', async () => {
    const cwd = folder();
    const unknown = await init(cwd, '--yes', '--package', '@acme/gone');
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('init/unknown-package') });
    expect(existsSync(join(cwd, 'content'))).toBe(false);
    expect((await init(cwd, '--yes', '--package', 'picocolors')).code).toBe(0);
    expect((await build(cwd)).code).toBe(0);
  });

  test('says what keeps it from writing, and where', async () => {
    const cwd = folder({ docs: 'a file\n' });
    const { code, stderr } = await init(cwd, 'docs', '--yes');
    expect(code).toBe(3);
    expect(stderr).toMatch(/a file is where a folder is needed\..*init\/cannot-write/);
    expect(readFileSync(join(cwd, 'docs'), 'utf8')).toBe('a file\n');
  });

  test('puts the CI file at the top of a repository of many packages', async () => {
    const cwd = folder({ 'packages/ui/package.json': library['package.json'] });
    const { code, stderr } = await init(join(cwd, 'packages/ui'), '--yes');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const ci = readFileSync(join(cwd, '.github/workflows/docs.yml'), 'utf8');
    expect(ci).toContain('working-directory: packages/ui\n');
    expect(ci).toContain('path: packages/ui/dist-docs\n');
  });

  test('writes commands and a CI file that work in folders with blanks and signs in their names', async () => {
    const cwd = folder({ 'my ui #1/.gitkeep': '' });
    const project = join(cwd, 'my ui #1');
    const { code, stderr } = await init(project, 'the "docs" $HOME #2', '--yes');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const argument = '"the \\"docs\\" \\$HOME #2"';
    expect(stderr).toContain(`npx docsgen watch ${argument}\n`);
    const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['build']).toBe(`docsgen build ${argument}`);
    const echoed = execFileSync('sh', ['-c', `echo ${argument}`], { encoding: 'utf8' });
    expect(echoed).toBe('the "docs" $HOME #2\n');
    const { jobs } = parse(readFileSync(join(cwd, '.github/workflows/docs.yml'), 'utf8')) as Workflow;
    expect(jobs.build.defaults?.run['working-directory']).toBe('my ui #1');
    expect(jobs.build.steps.map(({ run }) => run)).toContain(`npx docsgen build ${argument}`);
    expect(jobs.build.steps.at(-1)?.with).toMatchObject({ path: 'my ui #1/dist' });
  });

  test('asks for what no flag says, where somebody can answer', () => {
    const cwd = folder();
    const command = `${process.execPath} ${join(process.cwd(), 'bin/docsgen.js')} init --package picocolors`;
    const said = execFileSync('script', ['-qec', command, '/dev/null'], {
      cwd,
      input: 'handbook\nMy handbook\n',
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TERM: 'xterm' },
      encoding: 'utf8',
      timeout: 150_000,
    });
    expect(said).toMatch(/In which folder\? \(content\)[\s\S]*What is it called\?/);
    expect(said).not.toContain('Which package');
    expect(readFileSync(join(cwd, 'handbook/docsgen.config.ts'), 'utf8')).toContain("title: 'My handbook'");
  });
});

test.each([
  ['@acme/ui-kit', 'Ui Kit'],
  ['über_x', 'Über X'],
  ['@acme/-', 'Documentation'],
])('the title of %s is %s', (name, title) => {
  expect(formatProjectTitle({ ...readProject(process.cwd()), manifest: { name } })).toBe(title);
});

test.each([
  ['Acme UI 2', 'acme-ui-2'],
  ['Default', 'docs'],
  ['日本語', 'docs'],
])('the tree of %s is called %s', (title, slug) => {
  expect(toProductId(title)).toBe(slug);
});
