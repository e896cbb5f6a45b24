/** What every page is given: its scripts, and the whole navigation of its product. */

import type { BuildResult } from 'docsgen';
import { describe, expect, test } from 'vitest';
import { all, one, textContent } from '../../../sites/dom.js';
import { config, fixture, markdown, navigation, type SiteFiles } from '../../../sites/fixture.js';

const files: SiteFiles = {
  'docsgen.config.ts': config("base: '/docs/',"),
  'navigation/acme.ts': navigation(
    {
      pathname: '/one-group',
      title: 'One',
      children: [
        { pathname: '/one/a', title: 'A' },
        { pathname: '/one/b', title: 'B' },
      ],
    },
    { pathname: '/two-group', title: 'Two', children: [{ pathname: '/two/c', title: 'C' }] },
  ),
  'pages/index.md': markdown('Home', 'Welcome.'),
  ...Object.fromEntries(
    ['one/a', 'one/b', 'two/c'].map((path) => [`pages/${path}.md`, markdown(path, 'Text.')]),
  ),
};

const built = async () => {
  const site = fixture(files);
  expect((await site.build()).problems).toEqual([]);
  return site;
};

describe('the scripts of a page', () => {
  test('are one in its head, before the styles, one beside it, whose name carries its hash, and rules for pages below the base', async () => {
    const site = await built();
    for (const html of [site.html('/one/a/'), site.html('/'), site.output('404.html')]) {
      const [boot, runtime, rules, ...more] = all(html, 'script');
      expect([boot!.attribs, rules!.attribs, more]).toEqual([{}, { type: 'speculationrules' }, []]);
      expect(textContent(rules!)).toContain('"href_matches":"/docs/*/"');
      expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
      expect(runtime!.attribs).toMatchObject({ type: 'module', async: '', blocking: 'render' });
      expect(runtime!.attribs['src']).toMatch(/^\/docs\/_docsgen\/runtime\.[0-9a-f]{10}\.js$/);
      expect(site.output(runtime!.attribs['src']!.replace('/docs/', ''))).toMatch(
        /"\.\/later\.[0-9a-f]{10}\.js"/,
      );
    }
  });

  test('are the same in every build', async () => {
    const site = await built();
    const tree = site.tree();
    await site.build({ cacheDir: false });
    expect(site.tree()).toEqual(tree);
  });

  test('are compiled again only where what they contain of the config changes, and templates likewise', async () => {
    const compiled = ({ profile }: BuildResult) =>
      Object.fromEntries(
        ['compiled script', 'template code'].map((name) => [
          name,
          profile.find(({ step }) => step === name)?.runs ?? 0,
        ]),
      );
    const site = await built();
    site.write('docsgen.config.ts', config("base: '/docs/', description: 'More',"));
    expect(compiled(await site.build())).toEqual({ 'compiled script': 0, 'template code': 0 });
    site.write('docsgen.config.ts', config("base: '/docs/', search: false,"));
    expect(compiled(await site.build())).toEqual({ 'compiled script': 2, 'template code': 0 });
    site.write('docsgen.config.ts', config("base: '/docs/', search: false, templates: 'other',"));
    expect(compiled(await site.build())).toEqual({ 'compiled script': 0, 'template code': 1 });
  });
});

describe('the whole navigation', () => {
  test('holds every group, closed, and every page knows where it lies', async () => {
    const site = await built();
    expect(one(site.html('/one/a/'), 'nav', { id: 'navigation' }).attribs['data-whole']).toBe(
      '/docs/_navigation/en/acme.txt',
    );
    const whole = site.output('_navigation/en/acme.txt');
    expect(all(whole, 'li', { 'data-open': 'false' }).length).toBe(2);
    expect(all(whole, 'a').map(({ attribs }) => attribs['href'])).toEqual([
      '/docs/one/a/',
      '/docs/one/a/',
      '/docs/one/b/',
      '/docs/two/c/',
      '/docs/two/c/',
    ]);
    expect(all(whole, '*', { 'aria-expanded': 'true' })).toEqual([]);
  });

  test('changes alone where only closed groups change', async () => {
    const site = await built();
    site.edit('navigation/acme.ts', '"title": "C"', '"title": "Sea"');
    const { changed } = await site.build();
    expect(changed.written).toContain('_navigation/en/acme.txt');
    expect(changed.written.filter((path) => path.startsWith('one/') && path !== 'one/b/index.html')).toEqual(
      [],
    );
  });
});
