import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { listModuleCandidates } from '../../src/bundle/module-candidates.js';

/** What esbuild resolves the import to. */
async function askEsbuild(specifier: string, resolveDir: string): Promise<string> {
  const { metafile } = await build({
    stdin: { contents: `import ${JSON.stringify(specifier)};`, resolveDir },
    absWorkingDir: resolveDir,
    outdir: resolveDir,
    loader: { '.cts': 'ts' },
    bundle: true,
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  return join(resolveDir, metafile.inputs['<stdin>']!.imports[0]!.path);
}

/** A folder cannot be where a file with its name is. */
function split(path: string): readonly (readonly string[])[] {
  const candidates = listModuleCandidates(path).filter((file) => !file.endsWith('/package.json'));
  const isBelow = (file: string): boolean => file.startsWith(`${path}/`);
  return [candidates.filter((file) => !isBelow(file)), candidates.filter(isBelow)];
}

test.each(['./a', './a.js', './a.jsx', './a.mjs', './a.cjs', './a.ts'])(
  'esbuild tries the files that %s may mean in this order',
  async (specifier) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'module-candidates-')));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const files of split(join(root, specifier))) {
      for (const file of files) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, file.endsWith('.json') ? '{}' : '');
      }
      for (const file of files) {
        expect(await askEsbuild(specifier, root)).toBe(file);
        rmSync(file);
      }
    }
  },
);

test('a file comes before the index of a folder, and its manifest before the index', () => {
  const candidates = listModuleCandidates('/site/a');
  const positions = ['.json', '/package.json', '/index.tsx'].map((end) =>
    candidates.indexOf(`/site/a${end}`),
  );
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(positions).not.toContain(-1);
});
