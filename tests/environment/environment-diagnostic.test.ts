import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createMissingPackagesDiagnostic,
  describeEnvironmentError,
} from '../../src/environment/environment-diagnostic.js';
import { ProcessFailure } from '../../src/environment/process-failure.js';

const systemError = (code: string): Error =>
  Object.assign(new Error(`${code}: it was refused, write`), { code });

describe('an error that the machine is to blame for', () => {
  test.each(['ENOSPC', 'EMFILE', 'ENOMEM', 'EAGAIN', 'EACCES', 'EROFS', 'EIO'])(
    '%s of the system becomes a diagnostic with a hint',
    (code) => {
      const diagnostic = describeEnvironmentError(new Error('a step', { cause: systemError(code) }));
      expect(diagnostic).toMatchObject({ code: 'environment/failure', severity: 'error' });
      expect(diagnostic?.message).toContain(code);
      expect(diagnostic?.hint).not.toBe('');
    },
  );

  test('a process that does not start becomes a diagnostic', () => {
    expect(describeEnvironmentError(new ProcessFailure('It does not start'))).toMatchObject({
      code: 'environment/failure',
      message: 'It does not start',
    });
  });

  test.each([
    ["Cannot find package 'esbuild' imported from /a/lib/cli.js", 'esbuild'],
    ["Cannot find module '@emotion/cache'\nRequire stack:\n- /a/lib/cli.js", '@emotion/cache'],
    ['The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.', '@esbuild/linux-x64'],
    ['\nYou installed esbuild for another platform than the one you’re using.', 'esbuild for this system'],
  ])('%j names the package', (message, name) => {
    expect(describeEnvironmentError(new Error(message))).toMatchObject({
      code: 'environment/missing-package',
      message: `docsgen is not completely installed: ${name} is missing`,
    });
  });

  test.each([
    new Error('Cannot read properties of undefined'),
    new Error("Cannot find module './gone.js'"),
    Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' }),
    'a text',
  ])('%s is not one', (error) => {
    expect(describeEnvironmentError(error)).toBeUndefined();
  });
});

test('packages that Yarn keeps in archives are not to be installed again, but elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-pnp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{}\n');
  writeFileSync(join(folder, '.pnp.cjs'), '');
  expect(
    createMissingPackagesDiagnostic({
      packages: ['react@19', 'react-dom@19'],
      folder,
      purpose: 'Demos need',
    }),
  ).toEqual({
    code: 'environment/missing-package',
    severity: 'error',
    file: 'package.json',
    message: 'Demos need react and react-dom, which are not in a node_modules folder',
    hint: 'docsgen does not work with Yarn Plug’n’Play. Run yarn config set nodeLinker node-modules, then yarn install.',
  });
});
