// Compiles src/ to lib/: what `npm ci` runs, and `npm run compile` after an edit of the sources.
// Modules are bundled so that a start reads a few files; what is imported dynamically stays apart.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// Made beside and moved into place, so that nobody reads half of it.
const stagingFolder = `${root}lib-${process.pid}`;
const require = createRequire(import.meta.url);
const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const packageNames = [...Object.keys(dependencies), ...Object.keys(peerDependencies)].sort();

const missingNames = packageNames.filter((name) => findManifest(name) === undefined);
if (missingNames.length > 0) {
  stop(3, `docsgen cannot be compiled without these packages: ${missingNames.join(', ')}.\nRun npm ci.`);
}

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

const { build } = await import('esbuild');

await compile({
  entryPoints: {
    cli: 'src/cli/cli.ts',
    index: 'src/index.ts',
    kit: 'src/kit/index.ts',
    'demo-child': 'src/demos/render/child/main.ts',
    'task-thread': 'src/pipeline/threads/thread.ts',
    'configure-v8': 'src/environment/configure-v8.ts',
  },
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  plugins: [createRequirePlugin(/^prismjs(?:\/|$)/)],
  chunkNames: 'chunks/[name]-[hash]',
});

// Templates import it: with React and Emotion outside, of which they share one copy with docsgen.
const { metafile } = await compile({
  entryPoints: { 'material-styles': 'src/kit/material-styles.ts' },
  packages: 'bundle',
  external: packageNames.filter((name) => !name.startsWith('@mui/')).flatMap((name) => [name, `${name}/*`]),
  format: 'esm',
  metafile: true,
});
writeFileSync(`${stagingFolder}/material-styles.LICENSES.txt`, collectLicenses(Object.keys(metafile.inputs)));

// Node looks through the nine megabytes of TypeScript for the names in it when a module imports them; not so when a
// script requires them.
await compile({
  entryPoints: { 'api-child': 'src/reference/extract/process/child.ts' },
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
});

// What this program remembers is only good for this program: its name in the cache is the hash of its code and of
// the versions of the packages that it builds with.
const engineHash = createHash('sha256');
for (const name of packageNames) {
  engineHash.update(`${name} ${JSON.parse(readFileSync(findManifest(name), 'utf8')).version}\n`);
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
  const args = [tsc, '-p', `${root}src/tsconfig.json`, ...flags];
  // The compiler has said what is wrong.
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) stop(1);
}

rmSync(`${root}lib`, { recursive: true, force: true });
renameSync(stagingFolder, `${root}lib`);

/** Has these packages required, where a module imports their default export: what is imported, Node searches for names that it exports. */
function createRequirePlugin(filter) {
  const namespace = 'required';
  return {
    name: 'require',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter }, ({ path }) => ({ path, namespace }));
      onLoad({ filter: /^/, namespace }, ({ path }) => ({
        contents: `import { createRequire } from 'node:module';
          export default createRequire(import.meta.url)(${JSON.stringify(path)});`,
      }));
    },
  };
}

async function compile(options) {
  try {
    return await build({ ...esbuildOptions, ...options });
  } catch (error) {
    // It has reported the errors of the sources; any other is its own, such as a missing binary.
    stop(1, error.errors ? undefined : error.message);
  }
}

/** The licenses of the packages that these files belong to. */
function collectLicenses(files) {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
      const license = readdirSync(`${root}${folder}`).find((file) => /^licen[cs]e/i.test(file));
      if (!license) stop(1, `${name} has no license file.`);
      return `${name} ${version}\n\n${readFileSync(`${root}${folder}/${license}`, 'utf8').trim()}\n`;
    })
    .join('\n');
}

/** The manifest of an installed package, if there is one. */
function findManifest(name) {
  const files = require.resolve.paths(name).map((path) => `${path}/${name}/package.json`);
  return files.find((file) => existsSync(file));
}

function stop(exitCode, message) {
  if (message !== undefined) process.stderr.write(`${message}\n`);
  rmSync(stagingFolder, { recursive: true, force: true });
  process.exit(exitCode);
}
