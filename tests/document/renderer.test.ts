import { createElement, Fragment } from 'react';
import { describe, expect, test } from 'vitest';
import { MarkupRenderer } from '../../src/document/markup-renderer.js';
import { Renderer } from '../../src/document/renderer.js';
import { parseTemplateModule, type TemplateModule } from '../../src/document/template-module.js';
import { SAMPLE_LAYOUTS } from '../../src/document/sample-layouts.js';
import { markCurrentLink } from '../../src/document/render-page.js';
import { Markdown, Slot } from '../../src/kit/Slot.js';
import type { NavigationItem } from '../../src/kit/partials.js';
import { ENGLISH } from '../../src/site/messages/messages.js';

const Page = () =>
  createElement('main', { id: 'main' }, createElement(Markdown), createElement(Slot, { name: 'footer' }));
const Empty = () => null;
const SideNav = ({ items }: { readonly items: readonly NavigationItem[] }) =>
  createElement(Fragment, null, ...items.map(({ title, href }) => createElement('a', { href }, title)));

const templates: TemplateModule = {
  MarkdownPage: Page,
  ApiPage: Page,
  HomePage: Page,
  ExperimentPage: Page,
  NotFoundPage: Page,
  Root: ({ children }) => children,
  GlobalStyle: Empty,
  partials: {
    navigation: SideNav,
    contents: Empty,
    header: Empty,
    footer: Empty,
    demo: Empty,
    api: Empty,
    reference: Empty,
    tabs: Empty,
  },
  samples: {
    navigation: [],
    contents: [],
    header: [],
    footer: [],
    demo: [],
    api: [],
    reference: [],
    tabs: [],
  },
  components: {},
};

const renderer = new Renderer(new MarkupRenderer(templates), { base: '/', shellRuleNames: [] });

const item = (title: string, href: string): NavigationItem => ({
  kind: 'page',
  title,
  href,
  chips: [],
  open: false,
  children: [],
});

function renderNavigation(...items: readonly NavigationItem[]) {
  return renderer.renderNavigation({ items }, ENGLISH);
}

describe('a layout', () => {
  test('is split at its slots when it is rendered', () => {
    expect(renderer.renderLayout(SAMPLE_LAYOUTS[0]!, ENGLISH)).toEqual({
      pieces: ['<main id="main">', 'content', '', 'footer', '</main>'],
      css: '',
      ids: ['main'],
      hrefs: [],
    });
  });
});

describe('the active link (NAV-20)', () => {
  test('is the last one with the address: an open group has its first page’s address', () => {
    const navigation = renderNavigation(item('Group', '/a/'), item('Page', '/a/'), item('B', '/b/'));
    expect(navigation.hrefs).toEqual(['/a/', '/b/']);
    expect(markCurrentLink(navigation, '/a/')).toBe(
      '<a href="/a/">Group</a><a aria-current="page" href="/a/">Page</a><a href="/b/">B</a>',
    );
  });

  test('is found by its address, not by how the address is escaped', () => {
    expect(markCurrentLink(renderNavigation(item('A', "/it's-a&b/")), "/it's-a&b/")).toContain(
      'aria-current',
    );
  });

  test('is none where the navigation does not contain the page', () => {
    const navigation = renderNavigation(item('A', '/a/'));
    expect(markCurrentLink(navigation, '/x/')).toBe(navigation.html);
  });

  test('is not one that only begins with the address', () => {
    expect(markCurrentLink(renderNavigation(item('B', '/a/b/')), '/a/')).not.toContain('aria-current');
  });
});

describe('the templates', () => {
  test('must have all exports', () => {
    expect(() => parseTemplateModule({ ...templates, Root: undefined })).toThrow(
      'index.ts does not export Root',
    );
    expect(parseTemplateModule(templates)).toBe(templates);
  });
});
