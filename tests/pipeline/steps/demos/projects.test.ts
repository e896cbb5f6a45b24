/** The projects of demos, as a site writes them. */

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import type { DemoProjects } from '../../../../src/client/projects/create-project-form.js';
import { config, fixture, markdown, navigation } from '../../../sites/fixture.js';

test('a project builds that has files from above the demo’s folder, and one called Demo', async () => {
  const site = fixture({
    'docsgen.config.ts': config(),
    'navigation/acme.ts': navigation({ pathname: '/p' }),
    'pages/index.md': markdown('Acme', 'Welcome.'),
    'pages/p/index.md': markdown('P', '{{"demo": "sub/Up.js"}}'),
    'pages/p/sub/Up.tsx': `import { x } from '../lib/a/data';
import { y } from '../lib/b/data.js';
import photo from '../lib/photo.svg';
import Demo from './Demo';

export default function Up() {
  return <b title={photo}>{x}{y}<Demo /></b>;
}
`,
    'pages/p/sub/Demo.tsx': 'export default function Demo() {\n  return <i>inner</i>;\n}\n',
    'pages/p/lib/a/data.ts': "export const x: string = 'from a';\n",
    'pages/p/lib/b/data.tsx': 'export const y = <i>from b</i>;\n',
    'pages/p/lib/photo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect((await site.build()).problems).toEqual([]);
  const [file = ''] = readdirSync(join(site.outDir, '_docsgen')).filter((name) =>
    /^Up\.\w+\.json$/.test(name),
  );
  const projects = JSON.parse(site.output(`_docsgen/${file}`)) as DemoProjects;
  for (const language of ['TS', 'JS'] as const) {
    const folder = join(site.home, language);
    const { sources, stackblitz } = projects[language];
    for (const [path, text] of Object.entries({ ...stackblitz, ...sources })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const entry = join(folder, `src/main.${language === 'TS' ? 'tsx' : 'jsx'}`);
    const { outputFiles } = await build({
      ...{ entryPoints: [entry], bundle: true, write: false },
      ...{ packages: 'external', format: 'esm', logLevel: 'silent' },
    });
    for (const text of ['from a', 'from b', 'inner', 'data:image/svg+xml'])
      expect(outputFiles[0]!.text).toContain(text);
  }
});
