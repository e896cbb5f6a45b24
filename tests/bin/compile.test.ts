import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the compiler in a copy of this repository with these files only. */
function compileCopy(
  files: Readonly<Record<string, string>>,
  { hasPackages = false } = {},
): {
  readonly folder: string;
  readonly status: number | null;
  readonly stderr: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'compile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['package.json', 'bin/compile.js']) cpSync(path, join(folder, path));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  if (hasPackages) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin/compile.js'), '--no-types'], {
    encoding: 'utf8',
  });
  return { folder, status, stderr };
}

test('without packages, the compiler names them and the command that installs them', () => {
  const { folder, status, stderr } = compileCopy({});
  expect(stderr).toMatch(/^docsgen cannot be compiled without these packages: .*\besbuild, .*\bReact\b/i);
  expect(stderr).toMatch(/\.\nRun npm ci\.\n$/);
  expect(status).toBe(3);
  expect(readdirSync(folder).toSorted()).toEqual(['bin', 'package.json']);
});

test('errors of the sources are shown without a stack, and what was compiled before stays', () => {
  const { folder, status, stderr } = compileCopy(
    { 'src/cli/cli.ts': 'export const = 1;\n', 'lib/cli.js': 'old' },
    { hasPackages: true },
  );
  expect(stderr).toMatch(/src\/cli\/cli\.ts:1:13/);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(status).toBe(1);
  expect(readFileSync(join(folder, 'lib/cli.js'), 'utf8')).toBe('old');
  expect(readdirSync(folder).filter((name) => name.startsWith('lib-'))).toEqual([]);
});
