/** A temporary folder with packages from the npm registry, docsgen as it would be published, and a site that is checked. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

/** What `check --demos` needs, in the versions of this repository. */
const CHECK_PACKAGES = ['playwright-core', 'axe-core'].map((name) => `${name}@${readVersion(name)}`);

function readVersion(name) {
  return JSON.parse(readFileSync(join(repository, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Calls back with a new folder, which is removed afterwards. */
export async function useTemporaryFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-families-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tarball that would be published, in a folder. `lib` must be compiled. */
export function packDocsgen(folder) {
  run(repository, 'npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]);
  return join(
    folder,
    `docsgen-${JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).version}.tgz`,
  );
}

/** Installs the packages and docsgen's tarball. A conflict of peer dependencies fails. */
export function installPackages(folder, packages, tarball) {
  writeFiles(folder, { 'package.json': '{ "private": true, "type": "module" }\n' });
  run(folder, 'npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--silent',
    ...packages,
    ...CHECK_PACKAGES,
    tarball,
  ]);
}

/** Ends with an error if docsgen does, or if it says anything. */
export function runDocsgen(folder, parameters) {
  run(folder, process.execPath, [join(folder, 'node_modules/docsgen/bin/docsgen.js'), ...parameters]);
}

export function run(folder, command, parameters) {
  execFileSync(command, parameters, { cwd: folder, stdio: 'inherit' });
}

/** Texts by their paths below the folder. */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The site of several libraries, each a product with demos and, where it says so, the API reference of its package. */
export function createLibrarySite(libraries) {
  const entries = Object.entries(libraries);
  const files = {
    'docsgen.config.ts': formatConfig(entries),
    'pages/index.md': formatPage('Families', 'Component libraries.'),
  };
  for (const [id, { title, packageName, demos, wrapper, css }] of entries) {
    if (wrapper) files[`demos/${id}/Wrapper.jsx`] = wrapper;
    if (css) files[`demos/${id}/wrapper.css`] = css;
    files[`navigation/${id}.js`] = `export default [{ pathname: '/${id}/components' }];\n`;
    const sections = Object.keys(demos).map((name) => `## ${name}\n\n{{"demo": "${name}.js"}}`);
    files[`pages/${id}/components.md`] = formatPage(title, sections.join('\n\n'));
    for (const [name, demo] of Object.entries(demos))
      files[`pages/${id}/${name}.jsx`] =
        typeof demo === 'string' ? demo : formatDemo(name, packageName, demo);
  }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/${path}`, text]));
}

function formatDemo(name, packageName, [imports, element]) {
  return `import { ${imports} } from '${packageName}';\n\nexport default function ${name}() {\n  return ${element};\n}\n`;
}

function formatConfig(entries) {
  const products = entries.map(([id, { title, packageName, hasReference }]) => ({
    id,
    name: title,
    pathPrefix: `/${id}/`,
    navigation: `navigation/${id}.js`,
    packages: hasReference ? [{ name: packageName, reference: 'pages', pathname: `/${id}/api/` }] : [],
  }));
  const wrapper = Object.fromEntries(
    entries.filter(([, library]) => library.wrapper).map(([id]) => [id, `demos/${id}/Wrapper.jsx`]),
  );
  const isolated = Object.fromEntries(entries.map(([id, library]) => [id, library.isolated === true]));
  // What the libraries leave undocumented is not the site's.
  const diagnostics = { 'api/undocumented': 'off', 'api/no-props': 'off' };
  return `export default ${JSON.stringify({ title: 'Families', products, demos: { wrapper, isolated }, diagnostics })};\n`;
}

function formatPage(title, body) {
  return `---\ntitle: ${title}\n---\n\n# ${title}\n\n<p class="description">About ${title}.</p>\n\n${body}\n`;
}
