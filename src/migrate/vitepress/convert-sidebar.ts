/** Converts the sidebar and the nav of VitePress. */

import type { NavigationEntry } from '../../site/navigation/entry.js';
import type { SourcePage } from '../model.js';
import { Computed, isRecord, type Settings } from '../modules/settings.js';
import type { NavigationBuilder } from '../navigation-builder.js';

export interface TreeContext {
  readonly builder: NavigationBuilder;
  readonly settings: Settings;
  readonly pages: readonly SourcePage[];
  readonly titles: ReadonlyMap<string, string>;
}

/** A sidebar for the whole site, or one for each folder: then each is a group, called as the nav calls it. */
export function convertSidebar(context: TreeContext): readonly NavigationEntry[] {
  const { settings, builder } = context;
  const root = settings.get('themeConfig.sidebar') ?? settings.get('locales.root.themeConfig.sidebar');
  if (Array.isArray(root)) return convertItems(root, '', context);
  if (!isRecord(root)) return [];
  const sidebars = Object.entries(root).map(([folder, value]) => {
    const own = isRecord(value) && !Array.isArray(value) ? value : { items: value };
    const base = typeof own['base'] === 'string' ? own['base'] : '';
    return { folder, entries: convertItems(own['items'], base, context) };
  });
  const filled = sidebars.filter(({ entries }) => entries.length > 0);
  if (filled.length === 1) return filled[0]!.entries;
  return filled.flatMap(({ folder, entries }) => {
    const [only] = entries;
    const label = findNavLabel(folder, context);
    if (entries.length === 1 && only?.children && label === undefined) return entries;
    return builder.group(label ?? folder.replace(/^\/|\/$/g, ''), entries);
  });
}

function findNavLabel(folder: string, { settings }: TreeContext): string | undefined {
  const items = listNavItems(settings);
  const found = items.find(({ link, activeMatch }) =>
    [link, activeMatch].some(
      (path) => typeof path === 'string' && path.replace(/^\^/, '').startsWith(folder),
    ),
  );
  return typeof found?.['text'] === 'string' ? found['text'] : undefined;
}

function listNavItems(settings: Settings): readonly Readonly<Record<string, unknown>>[] {
  const nav = settings.get('themeConfig.nav') ?? settings.get('locales.root.themeConfig.nav');
  const flatten = (item: unknown): readonly Readonly<Record<string, unknown>>[] => {
    if (!isRecord(item)) return [];
    return Array.isArray(item['items']) ? item['items'].flatMap(flatten) : [item];
  };
  return Array.isArray(nav) ? nav.flatMap(flatten) : [];
}

/** Links of the nav that no sidebar has. */
export function convertNav(context: TreeContext): readonly NavigationEntry[] {
  return listNavItems(context.settings).flatMap(({ text, link }) => {
    if (typeof link !== 'string' || typeof text !== 'string') return [];
    if (/^https?:/.test(link)) return context.builder.external(link, text);
    const page = findPage(link, '', context);
    return page ? context.builder.page(page.pathname, text) : [];
  });
}

function convertItems(items: unknown, base: string, context: TreeContext): readonly NavigationEntry[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => convertItem(item, base, context));
}

function convertItem(item: unknown, base: string, context: TreeContext): readonly NavigationEntry[] {
  const { settings, builder } = context;
  if (item instanceof Computed) settings.reportComputed(item, 'an entry of the sidebar');
  if (!isRecord(item)) return [];
  const { text, link, items } = item;
  const label = typeof text === 'string' ? text.replace(/<[^>]*>/g, '').trim() : '';
  const own = typeof link === 'string' ? convertLink({ link, label }, base, context) : [];
  if (!Array.isArray(items)) return own;
  const below = typeof item['base'] === 'string' ? item['base'] : base;
  const children = [
    ...own.map((entry) => ({ ...entry, title: context.titles.get(entry.pathname) ?? label })),
    ...convertItems(items, below, context),
  ];
  return label === '' ? children : builder.group(label, children);
}

function convertLink(
  { link, label }: { readonly link: string; readonly label: string },
  base: string,
  context: TreeContext,
): readonly NavigationEntry[] {
  const { settings, builder } = context;
  if (/^https?:/.test(link)) return builder.external(link, label);
  const page = findPage(link, base, context);
  if (page) return builder.page(page.pathname, label);
  const message = `the sidebar leads to ${base}${link}, which is not a page`;
  settings.report('migrate/navigation', message, 'Correct the new navigation.');
  return [];
}

function findPage(link: string, base: string, { pages }: TreeContext): SourcePage | undefined {
  const path = `/${base}/${link}`
    .replace(/[?#].*$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\.(?:md|html)$/, '')
    .replace(/\/(?:index)?$/, '');
  return pages.find(({ pathname }) => pathname === `${path}/`);
}
