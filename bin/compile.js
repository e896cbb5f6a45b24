// Compiles src/ to lib/: what `npm ci` runs, and `npm run compile` after an edit of the sources.
// Modules are bundled so that a start reads a few files; what is imported dynamically stays apart.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
// Made beside and moved into place, so that nobody reads half of it.
const stagingFolder = `${root}lib-${process.pid}`;

const esbuildOptions = {
  absWorkingDir: root,
  outdir: stagingFolder,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  charset: 'utf8',
  logLevel: 'warning',
};

await build({
  ...esbuildOptions,
  entryPoints: {
    cli: 'src/cli/cli.ts',
    index: 'src/index.ts',
    kit: 'src/kit/index.ts',
    'demo-child': 'src/demos/render/child/main.ts',
  },
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  chunkNames: 'chunks/[name]-[hash]',
});

// Node looks through the nine megabytes of TypeScript for the names in it when a module imports them; not so when a
// script requires them.
await build({
  ...esbuildOptions,
  entryPoints: { 'api-child': 'src/reference/extract/process/child.ts' },
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
});

// What this program remembers is only good for this program: its name in the cache is the hash of its code and of
// the versions of the packages that it builds with.
const engineHash = createHash('sha256');
const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const require = createRequire(import.meta.url);
for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies)].sort()) {
  const folder = require.resolve.paths(name).find((path) => existsSync(`${path}/${name}/package.json`));
  engineHash.update(
    `${name} ${JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')).version}\n`,
  );
}
for (const file of readdirSync(stagingFolder, { recursive: true, encoding: 'utf8' }).sort()) {
  if (/\.c?js$/.test(file)) engineHash.update(file).update(readFileSync(`${stagingFolder}/${file}`));
}
const engineJson = `${JSON.stringify({ engine: engineHash.digest('hex').slice(0, 16) })}\n`;
const wantsTypes = !process.argv.includes('--no-types');

// What is there already and the same stays, so that a docsgen that is running does not lose its files.
if (isUpToDate()) {
  rmSync(stagingFolder, { recursive: true });
  process.exit();
}

function isUpToDate() {
  const file = `${root}lib/engine.json`;
  if (wantsTypes && !existsSync(`${root}lib/types`)) return false;
  return existsSync(file) && readFileSync(file, 'utf8') === engineJson;
}

writeFileSync(`${stagingFolder}/engine.json`, engineJson);

if (wantsTypes) {
  const tsc = require.resolve('typescript/bin/tsc');
  const flags = [
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    `${stagingFolder}/types`,
  ];
  execFileSync(process.execPath, [tsc, '-p', `${root}src/tsconfig.json`, ...flags], { stdio: 'inherit' });
}

rmSync(`${root}lib`, { recursive: true, force: true });
renameSync(stagingFolder, `${root}lib`);
