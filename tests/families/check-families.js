/** Installs three component libraries of others in a temporary folder, and checks a site that documents them with
 *  `docsgen check --demos`: ten demos each, and the API reference. It needs the npm registry and Chromium. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { FAMILIES } from './families.js';

const PACKAGES = [
  ...['antd@6', 'react-aria-components@1', '@chakra-ui/react@3.37.0'],
  ...['react@19', 'react-dom@19', '@types/react@19', '@emotion/react@11', '@emotion/styled@11'],
];

const repository = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'docsgen-families-'));

try {
  write('package.json', '{ "private": true, "type": "module" }\n');
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', ...PACKAGES]);
  for (const name of ['playwright-core', 'axe-core'])
    symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
  symlinkSync(repository, join(folder, 'node_modules/docsgen'));
  writeSite();
  run(process.execPath, [join(repository, 'bin/docsgen.js'), 'check', 'site', '--demos', '--max-warnings=1']);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command, args) {
  execFileSync(command, args, { cwd: folder, stdio: 'inherit' });
}

function write(path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeSite() {
  const families = Object.entries(FAMILIES);
  write('site/docsgen.config.ts', formatConfig(families));
  write('site/pages/index.md', formatPage('Families', 'Three libraries.'));
  for (const [id, { title, packageName, demos, wrapper, css }] of families) {
    write(`site/demos/${id}/Wrapper.jsx`, wrapper);
    if (css) write(`site/demos/${id}/wrapper.css`, css);
    write(`site/navigation/${id}.js`, `export default [{ pathname: '/${id}/components' }];\n`);
    const sections = Object.keys(demos).map((name) => `## ${name}\n\n{{"demo": "${name}.js"}}`);
    write(`site/pages/${id}/components.md`, formatPage(title, sections.join('\n\n')));
    for (const [name, [imports, element]] of Object.entries(demos))
      write(
        `site/pages/${id}/${name}.jsx`,
        `import { ${imports} } from '${packageName}';\n\nexport default function ${name}() {\n  return ${element};\n}\n`,
      );
  }
}

function formatConfig(families) {
  const products = families.map(([id, { title, packageName, hasReference }]) => ({
    id,
    name: title,
    pathPrefix: `/${id}/`,
    navigation: `navigation/${id}.js`,
    packages: hasReference ? [{ name: packageName, reference: 'pages', pathname: `/${id}/api/` }] : [],
  }));
  const wrapper = Object.fromEntries(families.map(([id]) => [id, `demos/${id}/Wrapper.jsx`]));
  const isolated = Object.fromEntries(families.map(([id, family]) => [id, family.isolated === true]));
  const config = { title: 'Families', products, demos: { wrapper, isolated } };
  return `export default ${JSON.stringify({ ...config, diagnostics: { 'api/undocumented': 'off' } })};\n`;
}

function formatPage(title, body) {
  return `---\ntitle: ${title}\n---\n\n# ${title}\n\n<p class="description">About ${title}.</p>\n\n${body}\n`;
}
