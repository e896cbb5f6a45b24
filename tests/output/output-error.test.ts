import { expect, test } from 'vitest';
import {
  OutputError,
  toOutputDiagnostic,
  wrapDiskErrors,
  formatDisplayPath,
} from '../../src/output/output-error.js';
import { diskError } from './fixture/faulty-disk.js';

const naming = {
  displayName: 'site/dist',
  folder: '/p/site/dist',
  stagingFolder: '/p/site/.dist.docsgen-stage',
  commitFolder: '/p/site/.dist.docsgen-commit',
  lockFile: '/p/site/.dist.docsgen-lock',
};

test.each([
  ['/p/site/dist/a/index.html', 'site/dist/a/index.html'],
  ['/p/site/.dist.docsgen-stage/a/index.html', 'site/dist/a/index.html'],
  ['/p/site/.dist.docsgen-commit/a.md', 'site/dist/a.md'],
  ['/p/site/.dist.docsgen-stage', 'site/.dist.docsgen-stage'],
  ['/p/site/.dist.docsgen-trash/a.md', 'site/.dist.docsgen-trash/a.md'],
  ['/p/site/.dist.docsgen-lock.0123-new', 'site/dist'],
  ['/p/site/dist', 'site/dist'],
  ['/p/site', 'site'],
])('%s is shown as %s', (path, shown) => expect(formatDisplayPath(path, naming)).toBe(shown));

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EACCES', 'permission was denied'],
  ['EROFS', 'the file system is read-only'],
  ['EIO', 'the disk reported an error'],
  ['ESTALE', 'the system refused'],
])('%s becomes a problem that names the path and says what to do', (code, what) => {
  const diagnostic = toOutputDiagnostic(diskError(code, 'write', `${naming.stagingFolder}/a.md`), naming);
  expect(diagnostic).toMatchObject({
    code: 'output/write-failed',
    severity: 'error',
    file: 'site/dist/a.md',
    message: `The output could not be written: ${what} (${code}).`,
  });
  expect(diagnostic?.hint).toMatch(/\.$/);
});

test('an error of the disk is typed, also one that comes later; a bug stays a bug', async () => {
  const fail = (): never => {
    throw diskError('EIO', 'write', naming.folder);
  };
  expect(() => wrapDiskErrors(naming, fail)).toThrow(OutputError);
  await expect(wrapDiskErrors(naming, async () => fail())).rejects.toBeInstanceOf(OutputError);
  const typed = await wrapDiskErrors(naming, async () => wrapDiskErrors(naming, fail)).catch(
    (error: unknown) => error,
  );
  expect((typed as OutputError).cause).toMatchObject({ code: 'EIO' });
  const bug = new TypeError('x');
  await expect(wrapDiskErrors(naming, () => Promise.reject(bug))).rejects.toBe(bug);
  expect(toOutputDiagnostic(bug, naming)).toBeUndefined();
});
