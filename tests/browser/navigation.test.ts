/** The side navigation of the repository's own site: every group opens, and every declared entry is in it. */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openGroups, readNavigation, type ShownEntry } from './read-navigation.js';
import { declaredEntries } from './declared-navigation.js';
import { test } from './world.js';

const material = '/material-ui/react-button/';

const products = [
  ['Material UI', 'material-ui', material],
  ['Joy UI', 'joy-ui', '/joy-ui/react-button/'],
  ['MUI System', 'system', '/system/getting-started/'],
  ['MUI X', 'x', '/x/react-data-grid/'],
] as const;

describe('every group', () => {
  test.for(products)(
    'NAV-19: of %s opens by the pointer, and with it every entry is in view',
    async ([, id, pathname], { visit }) => {
      expect(flatten(await showNavigation(visit, pathname))).toEqual(flatten(declaredEntries(id)));
    },
  );

  test.for(products)(
    'NAV-19: of %s opens by the keyboard, and with it every entry is in view',
    async ([, id, pathname], { visit }) => {
      const page = await visit(pathname, { javaScriptEnabled: true });
      await openGroups(page, (group) => group.press('Enter'));
      expect(new URL(page.url()).pathname).toBe(pathname);
      expect(flatten(await readNavigation(page))).toEqual(flatten(declaredEntries(id)));
    },
  );

  test.for(products)(
    'NAV-19: of %s opens without a script: in place, or on its first page; and every entry is reached',
    async ([, id, pathname], { visit }) => {
      const page = await visit(pathname);
      const reached = await walkWithoutScript(page, pathname);
      const declared = flatten(declaredEntries(id)).map(toLine);
      expect(declared.filter((line) => !reached.has(line))).toEqual([]);
    },
  );

  test('stays as it is on the next page, with pages in it or without', async ({ visit }) => {
    const page = await visit('/material-ui/react-button/', { javaScriptEnabled: true });
    const open = (name: string) =>
      page
        .locator('#navigation summary.group')
        .filter({ hasText: name })
        .evaluate((summary) => summary.parentElement!.hasAttribute('open'));
    await page.locator('#navigation summary.group').filter({ hasText: 'Design resources' }).click();
    await page.locator('#navigation').getByRole('link', { name: 'Slider', exact: true }).click();
    await page.waitForURL('**/material-ui/react-slider/');
    await expect.poll(() => open('Design resources')).toBe(true);
    expect(await open('Discover more')).toBe(false);
  });
});

describe('an entry', () => {
  test('NAV-14, ENT-01, VAL-02: is called by its title, else by its address', async ({ visit }) => {
    const entries = flatten(await showNavigation(visit, material));
    const titleOf = (href: string) => entries.find((entry) => entry.href === href)?.title;
    expect(titleOf('/material-ui/getting-started/supported-components/')).toBe('Supported components');
    expect(titleOf('/material-ui/getting-started/mcp/')).toBe('MCP');
    expect(titleOf('/material-ui/react-text-field/')).toBe('Text Field');
    expect(titleOf('/material-ui/react-slider/')).toBe('Slider');
    expect(titleOf('/material-ui/api/button-base/')).toBe('ButtonBase');
  });

  test('NAV-17, NAV-18: has its plan and its marks in words, in their order, also as a group or a caption', async ({
    visit,
  }) => {
    const order = ['Legacy', 'New', 'Planned', 'Preview', 'Beta', 'Deprecated'];
    const marks = new Set<string>();
    for (const [, , pathname] of products)
      for (const { chips, plan, kind } of flatten(await showNavigation(visit, pathname))) {
        expect(chips).toEqual(order.filter((chip) => chips.includes(chip)));
        for (const mark of [...chips, ...(plan ? [plan] : [])]) marks.add(`${kind}: ${mark}`);
      }
    expect([...marks]).toEqual(
      expect.arrayContaining([
        'page: New',
        'page: Deprecated',
        'planned: New',
        'planned: Planned',
        'planned: Beta',
        'planned: Premium plan',
        'group: Legacy',
        'caption: New',
      ]),
    );
  });
});

test('what is not written is not shown: of each product, at most ten entries are planned', async ({
  visit,
}) => {
  for (const [name, , pathname] of products) {
    const entries = flatten(await showNavigation(visit, pathname));
    const planned = entries.filter(({ kind }) => kind === 'planned');
    expect(planned.length, name).toBeGreaterThan(0);
    expect(planned.length, name).toBeLessThanOrEqual(10);
    expect(planned.filter(({ chips }) => !chips.includes('Planned'))).toEqual([]);
  }
});

describe('the navigation of Material UI', () => {
  test('NAV-01: “Getting started” has its twelve pages in order', async ({ visit }) => {
    const [group] = await showNavigation(visit, material);
    expect(group?.title).toBe('Getting started');
    expect(group?.children.map(lastFolder)).toEqual([
      'getting-started',
      'installation',
      'usage',
      'mcp',
      'example-projects',
      'templates',
      'learn',
      'design-resources',
      'faq',
      'supported-components',
      'supported-platforms',
      'support',
    ]);
  });

  test('NAV-02, NAV-03: components stand under seven captions; then come four of MUI X, two of Toolpad, which are new, and the lab', async ({
    visit,
  }) => {
    const children = find(await showNavigation(visit, material), 'Components').children;
    const captions = children.filter(({ kind }) => kind === 'caption').map(({ title }) => title);
    expect(captions.slice(0, 7)).toEqual([
      'Inputs',
      'Data display',
      'Feedback',
      'Surfaces',
      'Navigation',
      'Layout',
      'Utils',
    ]);
    expect(find(children, 'MUI X').children).toHaveLength(4);
    expect(find(children, 'Toolpad Core').children.map(({ chips }) => chips.includes('New'))).toEqual([
      true,
      true,
    ]);
    expect(find(children, 'Lab').children).not.toEqual([]);
  });

  test('NAV-04: each component has an API page, sorted by its address without hyphens', async ({ visit }) => {
    const pages = find(await showNavigation(visit, material), 'Component API').children;
    const addresses = pages.map(({ href = '' }) => href);
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((href) => !/^\/material-ui\/api\/[a-z-]+\/$/.test(href))).toEqual([]);
    const keys = addresses.map((href) => href.replaceAll('-', ''));
    expect(keys).toEqual(keys.toSorted());
    const page = await visit(addresses[0]!, { used: true });
    expect(await page.locator('#navigation [aria-current=page]').innerText()).toBe(pages[0]!.title);
  });

  test('NAV-05, NAV-06: customization, guides, integrations and experimental APIs are there', async ({
    visit,
  }) => {
    const entries = await showNavigation(visit, material);
    const titles = flatten(find(entries, 'Customization').children).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Theming',
        'Color',
        'Dark mode',
        'Tokens',
        'CSS variables',
        'Styles',
        'Cascade layers',
      ]),
    );
    for (const name of ['How-to guides', 'Integrations', 'Experimental APIs'])
      expect(find(entries, name).children.length, name).toBeGreaterThan(0);
  });

  test('NAV-07: migration has a caption for each version, the newest first', async ({ visit }) => {
    const { children } = find(await showNavigation(visit, material), 'Migration');
    const captions = children.filter(({ kind }) => kind === 'caption').map(({ title }) => title);
    expect(captions).toEqual(['Upgrade to v7', 'Upgrade to v6', 'Upgrade to v5', 'Earlier versions']);
    for (const caption of captions) expect(find(children, caption).children).not.toEqual([]);
  });

  test('NAV-08, NAV-09: “Discover more”, design resources, and the store on another host with an icon', async ({
    visit,
  }) => {
    const entries = await showNavigation(visit, material);
    expect(find(entries, 'Discover more').children.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Showcase', 'Roadmap', 'Sponsors and backers', 'Changelog']),
    );
    expect(find(entries, 'Design resources').children).not.toEqual([]);
    expect(find(entries, 'Template store')).toMatchObject({
      href: expect.stringMatching(/^https:/) as string,
      icon: true,
    });
  });
});

describe('route groups', () => {
  test('RTE-01: Joy UI has six', async ({ visit }) => {
    const entries = await showNavigation(visit, '/joy-ui/react-button/');
    expect(groupTitles(entries)).toEqual([
      'Getting started',
      'Components',
      'APIs',
      'Customization',
      'Integrations',
      'Migration',
    ]);
  });

  test('RTE-02: System has seven', async ({ visit }) => {
    const entries = await showNavigation(visit, '/system/getting-started/');
    expect(groupTitles(entries)).toEqual([
      'Getting started',
      'Style utilities',
      'Components',
      'Migration',
      'APIs',
      'Experimental APIs',
      'Styles',
    ]);
  });
});

const shown = new Map<string, readonly ShownEntry[]>();

/** The navigation of a page after all of its groups were clicked. It is read once. */
async function showNavigation(
  visit: (pathname: string, how: { readonly javaScriptEnabled: true }) => Promise<Page>,
  pathname: string,
): Promise<readonly ShownEntry[]> {
  const known = shown.get(pathname);
  if (known) return known;
  const page = await visit(pathname, { javaScriptEnabled: true });
  await openGroups(page, (group) => group.click());
  expect(new URL(page.url()).pathname).toBe(pathname);
  const entries = await readNavigation(page);
  shown.set(pathname, entries);
  return entries;
}

function groupTitles(entries: readonly ShownEntry[]): readonly string[] {
  return entries.filter(({ kind }) => kind === 'group').map(({ title }) => title);
}

function find(entries: readonly ShownEntry[], title: string): ShownEntry {
  const entry = entries.find((one) => one.title === title);
  if (!entry) throw new Error(`There is no ${title} among ${entries.map((one) => one.title).join(', ')}`);
  return entry;
}

function lastFolder({ href = '' }: ShownEntry): string | undefined {
  return href.split('/').at(-2);
}

/** All entries, each without its children. */
function flatten(entries: readonly ShownEntry[]): readonly ShownEntry[] {
  return entries.flatMap((entry) => [{ ...entry, children: [] }, ...flatten(entry.children)]);
}

function toLine(entry: ShownEntry): string {
  return JSON.stringify(entry);
}

/** Opens groups in place, and follows the links of the others: the entries that a reader without a script meets. */
async function walkWithoutScript(page: Page, start: string): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  const pathnames = new Set([start]);
  for (const pathname of pathnames) {
    await page.goto(new URL(pathname, page.url()).href);
    const closed = page.locator('#navigation details:not([open]) > summary:visible');
    while ((await closed.count()) > 0) await closed.first().click();
    for (const entry of flatten(await readNavigation(page))) reached.add(toLine(entry));
    const links = page.locator('#navigation li[data-open=false] > a.group');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)))
      pathnames.add(href);
  }
  return reached;
}
