/** Demos as pages use them: from other folders, and such as cannot be rendered on the server. */

import { describe, expect, test } from 'vitest';
import { config, fixture, markdown, navigation, type SiteFiles } from './fixture.js';

const demo = (text: string): string =>
  `export default function Demo() {\n  return <button type="button">${text}</button>;\n}\n`;

/** Two pages in folders of their own, and what the second one shows. */
const site = (body: string, files: SiteFiles = {}): SiteFiles => ({
  'docsgen.config.ts': config(),
  'navigation/acme.ts': navigation({ pathname: '/list' }, { pathname: '/button' }),
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/list/index.md': markdown('List', '{{"demo": "Basic.js"}}'),
  'pages/list/Basic.tsx': demo('A list'),
  'pages/button/index.md': markdown('Button', body),
  ...files,
});

describe('a directive names a demo of another folder', () => {
  test('by its path from the page, beside one of the same name', async () => {
    const own = { 'pages/button/Basic.tsx': demo('A button') };
    const built = fixture(site('{{"demo": "Basic.js"}}\n\n{{"demo": "../list/Basic.js"}}', own));
    const { status, problems: diagnostics } = await built.build();
    expect([status, diagnostics]).toEqual(['complete', []]);
    const html = built.html('/button/');
    expect(
      Array.from(html.matchAll(/id="(Basic[\w-]*)" data-demo="(\w+)"/g), (match) => match.slice(1)),
    ).toEqual([
      ['Basic', 'Basic'],
      ['Basic-2', 'Basic'],
    ]);
    expect(html).toMatch(/>A button<[^]*>A list</);
    expect(built.output('button.md')).toContain('A list');
  });

  test('a way that leads back to the page’s folder names the same demo', async () => {
    const labelled =
      "import * as React from 'react';\nexport default function Demo() {\n  return <p id={React.useId()}>Here</p>;\n}\n";
    const body = '{{"demo": "Labelled.js"}}\n\n{{"demo": "../button/Labelled.js"}}';
    const built = fixture(site(body, { 'pages/button/Labelled.tsx': labelled }));
    expect((await built.build()).problems).toEqual([]);
    const ids = Array.from(built.html('/button/').matchAll(/<p id="([^"]+)">Here/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test('an edit of it changes both pages, and no third', async () => {
    const built = fixture(site('{{"demo": "../list/Basic.js"}}'));
    await built.build();
    built.edit('pages/list/Basic.tsx', 'A list', 'A long list');
    const { summary } = await built.build();
    expect(built.html('/button/')).toContain('A long list');
    expect(summary.reused).toBe(1);
  });

  test('what is wrong with it is reported with all pages that show it', async () => {
    const broken = 'export default function Demo() {\n  throw new Error(String(Demo));\n}\n';
    const built = fixture(site('{{"demo": "../list/Basic.js"}}', { 'pages/list/Basic.tsx': broken }));
    const { problems: diagnostics } = await built.build();
    const getPath = ({ file }: { readonly file: string }): string => file.split('/site/')[1]!;
    expect(diagnostics.map((one) => [one.code, getPath(one), one.related?.map(getPath)])).toEqual([
      ['demo/render', 'pages/list/Basic.tsx', ['pages/button/index.md', 'pages/list/index.md']],
    ]);
  });
});

test.each([
  ['src/Badge.tsx', 'export function Badge() {\n  const a = ;\n  return <b>Badge</b>;\n}\n', [2, 13]],
  ['src/Badge.js', 'exports.Badge = () => null;\nconst a = ;\n', [2, 11]],
])(
  'a syntax error in %s of a workspace package is reported there, once for all demos',
  async (path, text, at) => {
    const importing = "import { Badge } from 'acme-ui';\n\nexport default () => <Badge />;\n";
    const built = fixture({
      ...site('{{"demo": "One.js"}}\n\n{{"demo": "Two.js"}}'),
      'pages/button/One.tsx': importing,
      'pages/button/Two.tsx': importing,
      '../packages/ui/package.json': JSON.stringify({ name: 'acme-ui', version: '1.0.0', main: path }),
      [`../packages/ui/${path}`]: text,
    });
    built.link('../node_modules/acme-ui', '../packages/ui');
    const { problems } = await built.build();
    expect(
      problems.map(({ file, line, column }) => [file.replace(/^.*(?=packages\/)/, ''), line, column]),
    ).toEqual([[`packages/ui/${path}`, ...at]]);
    built.write(`../packages/ui/${path}`, text.replace('const a = ;', ''));
    expect(await built.build()).toMatchObject({ status: 'complete', problems: [] });
  },
);

describe('demos do not wait for the API reference', () => {
  test('what is wrong with a demo is reported beside a package that cannot be read', async () => {
    const broken = 'export default function Demo() {\n  throw new Error(String(Demo));\n}\n';
    const withPackage = "packages: [{ name: 'acme-kit' }], versions:";
    const built = fixture({
      ...site('No demo.', { 'pages/list/Basic.tsx': broken }),
      'docsgen.config.ts': config().replace('versions:', withPackage),
    });
    const { problems } = await built.build();
    expect(problems.map(({ code }) => code).sort()).toEqual(['api/not-installed', 'demo/render']);
  });
});
