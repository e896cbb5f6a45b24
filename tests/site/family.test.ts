/** The navigation and the products of this repository's own site, held to the rows of the specification that name them. */

import { describe, expect, test } from 'vitest';
import joy from '../../content/navigation/joy-ui.js';
import material from '../../content/navigation/material-ui.js';
import system from '../../content/navigation/system.js';
import { breakpoints, durations, radius, spacing, toolbar } from '../../templates/theme/tokens.js';

interface Entry {
  readonly pathname: string;
  readonly title?: string;
  readonly subheader?: string;
  readonly newFeature?: boolean;
  readonly icon?: unknown;
  readonly children?: readonly Entry[];
}

const under = (entries: readonly Entry[], pathname: string): readonly Entry[] =>
  entries.find((entry) => entry.pathname === pathname)?.children ?? [];

const ends = (entries: readonly Entry[]): readonly string[] =>
  entries.map(({ pathname }) => pathname.replace(/\/$/, '').split('/').at(-1)!);

const folder = (name: string): readonly Entry[] =>
  under(material as readonly Entry[], `/material-ui/${name}`);

const all = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);

describe('Material UI', () => {
  test('NAV-01: “Getting started” holds its twelve pages in order', () => {
    expect(ends(folder('getting-started-group'))).toEqual([
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

  test('NAV-02: components stand under seven captions', () => {
    const captions = folder('react-').flatMap(({ subheader }) => subheader ?? []);
    expect(captions.slice(0, 7)).toEqual([
      'inputs',
      'data-display',
      'feedback',
      'surfaces',
      'navigation',
      'layout',
      'utils',
    ]);
  });

  test('NAV-03: then come four of MUI X, two of Toolpad, which are new, and the lab', () => {
    const group = (subheader: string): readonly Entry[] =>
      folder('react-').find((entry) => entry.subheader === subheader)?.children ?? [];
    expect(group('MUI X')).toHaveLength(4);
    expect(group('Toolpad Core').map(({ newFeature }) => newFeature)).toEqual([true, true]);
    expect(ends(group('lab'))).toEqual(['about-the-lab', 'react-masonry', 'react-timeline']);
  });

  test('NAV-05: customization has theme, color, dark mode, tokens, CSS variables, styles and cascade layers', () => {
    const names = ends(all(folder('customization'))).join(' ');
    for (const name of ['theming', 'color', 'dark-mode', 'css-layers']) expect(names).toContain(name);
    expect(names).toMatch(/css-theme-variables|css-variables/);
  });

  test('NAV-06: guides, integrations and experimental APIs are there', () => {
    for (const name of ['guides', 'integrations', 'experimental-api'])
      expect(folder(name).length, name).toBeGreaterThan(0);
  });

  test('NAV-07: migration has a caption for each version, the newest first', () => {
    const captions = folder('migration').flatMap(({ subheader, title }) =>
      subheader ? [title ?? subheader] : [],
    );
    expect(captions.join(' ')).toMatch(/v7.*v6.*v5.*[Ee]arlier/);
  });

  test('NAV-08: “Discover more” has showcase, roadmap, backers and changelog', () => {
    expect(ends(folder('discover-more'))).toEqual(
      expect.arrayContaining(['showcase', 'roadmap', 'backers', 'changelog']),
    );
  });

  test('NAV-09: design resources are a group, the template store is on another host and has an icon', () => {
    expect(folder('design-resources').length).toBeGreaterThan(0);
    const store = (material as readonly Entry[]).find(({ pathname }) => pathname.startsWith('https:'));
    expect(store?.icon).toBeTruthy();
  });
});

describe('route groups', () => {
  const groups = (entries: readonly Entry[]): string => entries.map(({ pathname }) => pathname).join(' ');

  test('RTE-01: Joy UI has six', () => {
    for (const name of ['getting-started', 'react-', 'api', 'customization', 'integrations', 'migration'])
      expect(groups(joy as readonly Entry[])).toContain(`/joy-ui/${name}`);
  });

  test('RTE-02: System has seven', () => {
    for (const name of ['getting-started', 'react-', 'migration', 'api', 'experimental-api', 'styles'])
      expect(groups(system as readonly Entry[])).toContain(`/system/${name}`);
    expect(groups(system as readonly Entry[])).toContain('/style-utilities');
  });
});

describe('the measures', () => {
  test('CST-01: breakpoints and spacing', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(spacing).toBe(8);
  });

  test('CST-02: radii', () => {
    expect(radius).toEqual({ branding: 12, default: 4 });
  });

  test('CST-03: durations', () => {
    expect(Object.values(durations)).toEqual([150, 200, 250, 300, 375, 225, 195]);
  });

  test('CST-04: toolbars', () => {
    expect(toolbar).toEqual({ xs: 56, landscape: 48, sm: 64 });
  });
});
