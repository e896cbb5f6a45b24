/** Converts the navigation of MUI's format, whose entries are nearly those of docsgen. */

import type { NavigationEntry } from '../../site/navigation/entry.js';
import type { SourcePage } from '../model.js';
import { Computed, isRecord, type Settings } from '../modules/settings.js';
import type { NavigationBuilder } from '../navigation-builder.js';

export interface TreeContext {
  readonly builder: NavigationBuilder;
  readonly settings: Settings;
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** The package whose reference stands for entries below `/api/`. */
  readonly packageName?: string | undefined;
}

const FLAGS = ['newFeature', 'planned', 'unstable', 'beta', 'legacy', 'deprecated'] as const;

const API_PATH = /\/(?:[a-z-]+-)?api\/|\/api$/;

export function convertTree(items: readonly unknown[], context: TreeContext): readonly NavigationEntry[] {
  return items.flatMap((item) => convertItem(item, context));
}

function convertItem(item: unknown, context: TreeContext): readonly NavigationEntry[] {
  const { settings, pages } = context;
  if (item instanceof Computed) settings.reportComputed(item, 'an entry of the navigation');
  if (!isRecord(item) || typeof item['pathname'] !== 'string') return [];
  const { pathname, children } = item;
  if (Array.isArray(children)) return convertGroup(item, pathname, context);
  if (/^https?:/.test(pathname)) return context.builder.external(pathname, String(item['title'] ?? pathname));
  const bare = pathname.replace(/\/?(?:[?#].*)?$/, '/');
  if (pages.has(bare)) {
    const [entry] = context.builder.page(bare);
    return entry ? [{ ...describe(item), pathname: bare }] : [];
  }
  if (item['planned'] === true) return [{ ...describe(item), pathname: bare }];
  if (API_PATH.test(bare)) return [];
  const message = `the navigation leads to ${pathname}, which is not a page`;
  settings.report('migrate/navigation', message, 'Correct the new navigation.');
  return [];
}

/** A group that has only pages of an API becomes the reference of the package. */
function convertGroup(
  item: Readonly<Record<string, unknown>>,
  pathname: string,
  context: TreeContext,
): readonly NavigationEntry[] {
  const items = item['children'] as readonly unknown[];
  const children = convertTree(items, context);
  const isReference = items.every(
    (one) => isRecord(one) && typeof one['pathname'] === 'string' && API_PATH.test(one['pathname']),
  );
  const isLeft =
    children.length > 0 || (isReference && context.packageName !== undefined && /api/.test(pathname));
  if (!isLeft) return [];
  const subheader = item['subheader'];
  return [
    {
      ...describe(item),
      pathname: context.pages.has(`${pathname}/`) ? `${pathname}-group` : pathname,
      ...(typeof subheader === 'string' ? { subheader } : {}),
      ...(children.length > 0 ? { children } : {}),
      ...(children.length === 0 && context.packageName !== undefined ? { api: context.packageName } : {}),
    },
  ];
}

/** What both say in the same words. */
function describe({
  title,
  plan,
  icon,
  linkProps,
  ...item
}: Readonly<Record<string, unknown>>): Omit<NavigationEntry, 'pathname'> {
  const name = icon instanceof Computed ? /\w+Icon$/.exec(icon.text)?.[0] : icon;
  const props = isRecord(linkProps)
    ? Object.entries(linkProps).filter(([key, value]) => typeof value === 'string' && key !== 'style')
    : [];
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(plan === 'pro' || plan === 'premium' || plan === 'community' ? { plan } : {}),
    ...(typeof name === 'string' ? { icon: name } : {}),
    ...(props.length > 0 ? { linkProps: Object.fromEntries(props) as Record<string, string> } : {}),
    ...Object.fromEntries(FLAGS.filter((flag) => item[flag] === true).map((flag) => [flag, true])),
    ...(item['inSideNav'] === false ? { inSideNav: false } : {}),
    ...(item['disableDrawer'] === true ? { disableDrawer: true } : {}),
  };
}
