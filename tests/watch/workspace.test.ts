/** A watched site that documents a package of its own workspace, of which a link leads to the sources. */

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'docsgen';
import { expect, onTestFinished, test } from 'vitest';
import { config, fixture, markdown, twoPages, type Fixture } from '../sites/fixture.js';

test('a workspace package outside the site is one module for all demos, and an edit of it renders them anew', async () => {
  const site = fixture({
    ...twoPages,
    'pages/button.md': markdown('Button', '{{"demo": "Demo.js"}}\n\n{{"demo": "Other.js"}}'),
    'pages/Demo.tsx': `import { Share } from 'acme-share';
import { word } from 'acme-built';

export default function Demo() {
  return <Share>{word}</Share>;
}
`,
    'pages/Other.tsx': `import { Share } from 'acme-share';
import { word } from 'acme-built';

export default function Other() {
  return <Share>other {word}</Share>;
}
`,
    '../packages/share/package.json':
      '{ "name": "acme-share", "version": "1.0.0", "main": "src/index.ts" }\n',
    '../packages/share/src/index.ts': "export * from './Share';\n",
    '../packages/share/src/Share.tsx': `import type { ReactNode } from 'react';

export function Share({ children }: { children: ReactNode }) {
  return <b>first {children}</b>;
}
`,
    '../packages/built/package.json': '{ "name": "acme-built", "version": "1.0.0" }\n',
    '../packages/built/index.js': "exports.word = require('./word.js');\n",
    '../packages/built/word.js': "module.exports = 'built';\n",
  });
  mkdirSync(join(site.folder, '../node_modules'), { recursive: true });
  for (const name of ['share', 'built'])
    symlinkSync(`../packages/${name}`, join(site.folder, `../node_modules/acme-${name}`));
  const { folder, outDir, cacheDir } = site;
  const watching = await watch({ site: folder, outDir, cacheDir, port: 0 });
  onTestFinished(() => watching.close());
  expect(watching.first.problems).toEqual([]);
  expect(site.html('/button/')).toContain('<b>first <!-- -->built</b>');
  const before = listImportedFiles(site);
  expect(before.map((name) => name.replace(/\.\w+\.js$/, ''))).toEqual(['built', 'react', 'share']);

  site.edit('../packages/share/src/Share.tsx', 'first', 'second');
  await expect
    .poll(() => site.html('/button/'), { timeout: 60_000 })
    .toContain('<b>second <!-- -->built</b>');
  site.edit('../packages/built/word.js', 'built', 'rebuilt');
  await expect
    .poll(() => site.html('/button/'), { timeout: 60_000 })
    .toContain('<b>second <!-- -->rebuilt</b>');
  const after = listImportedFiles(site);
  expect(after.filter((name) => before.includes(name)).map((name) => name.split('.')[0])).toEqual(['react']);
  expect(after).toHaveLength(3);
});

test('a module that comes to lie where it is read instead of another causes a build', async () => {
  const site = fixture({
    ...twoPages,
    'docsgen.config.ts': `import { title } from './title';\n${config('title,')}`,
    'title.js': "export const title = 'First';\n",
    'pages/button.md': markdown('Button', '{{"demo": "Demo.js"}}'),
    'pages/Demo.tsx':
      "import { word } from 'acme-share';\nexport default function Demo() {\n  return <b>{word}</b>;\n}\n",
    '../packages/share/package.json':
      '{ "name": "acme-share", "version": "1.0.0", "main": "src/index.ts" }\n',
    '../packages/share/src/index.ts': "export * from './word';\n",
    '../packages/share/src/word/index.ts': "export const word = 'in a folder';\n",
  });
  mkdirSync(join(site.folder, '../node_modules'), { recursive: true });
  symlinkSync('../packages/share', join(site.folder, '../node_modules/acme-share'));
  const { folder, outDir, cacheDir } = site;
  const watching = await watch({ site: folder, outDir, cacheDir, port: 0 });
  onTestFinished(() => watching.close());
  expect(watching.first.problems).toEqual([]);
  const html = (): string => site.html('/button/');
  expect(html()).toContain('content="First"');
  expect(html()).toContain('<b>in a folder</b>');
  site.write('title.ts', "export const title = 'Second';\n");
  await expect.poll(html).toContain('content="Second"');
  site.write('../packages/share/src/word.ts', "export const word = 'typed';\n");
  await expect.poll(html).toContain('<b>typed</b>');
  site.write('../packages/share/src/word.js', "exports.word = 'compiled';\n");
  await expect.poll(html).toContain('<b>compiled</b>');
});

/** The files that the page's demos import, each once: a file of another package, or another copy, would be one more. */
function listImportedFiles(site: Fixture): readonly string[] {
  const modules = Array.from(site.html('/button/').matchAll(/data-module="\/([^"]*)"/g), ([, path = '']) =>
    site.output(path),
  );
  expect(modules).toHaveLength(2);
  return [
    ...new Set(
      modules.flatMap((code) => Array.from(code.matchAll(/"\.\/([^"]*)"/g), ([, name = '']) => name)),
    ),
  ].sort();
}
