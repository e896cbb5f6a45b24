/** Finds the pages of a Nextra site: below `content`, below `pages`, and each `page.mdx` below `app`. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { SourceTree } from '../model.js';
import { getFileName, removeExtension } from '../paths.js';
import { humanize, readPageHead, toLanguage, type FoundPage } from '../source-pages.js';
import type { NextraSettings } from './read-settings.js';

/** A folder of pages, and the address at which it is served. */
export interface PageRoot {
  readonly folder: string;
  readonly path: string;
  readonly isApp: boolean;
}

export function findRoots(tree: SourceTree, contentPath: string): readonly PageRoot[] {
  const has = (folder: string) => tree.files.some((file) => file.startsWith(`${folder}/`));
  const roots = ['', 'src/'].flatMap((source) => [
    { folder: `${source}content`, path: contentPath, isApp: false },
    { folder: `${source}pages`, path: '', isApp: false },
    { folder: `${source}app`, path: '', isApp: true },
  ]);
  return roots.filter(({ folder }) => has(folder));
}

export function findNextraPages(
  tree: SourceTree,
  roots: readonly PageRoot[],
  { locales }: Pick<NextraSettings, 'locales'>,
): readonly FoundPage[] {
  return roots.flatMap((root) =>
    tree.files.flatMap((source): readonly FoundPage[] => {
      const path = source.startsWith(`${root.folder}/`) ? source.slice(root.folder.length + 1) : undefined;
      if (path === undefined || !/\.mdx?$/.test(path) || /(?:^|\/)[_[]/.test(path)) return [];
      const route = root.isApp ? toAppRoute(path) : removeExtension(path).replace(/(?:^|\/)index$/, '');
      if (route === undefined) return [];
      const { language, bare } = splitLocale(route, locales);
      const pathname = `${root.path}/${bare}/`.replace(/\/{2,}/g, '/');
      const head = readPageHead(tree, source);
      const values = { ...readMetadata(tree.read(source) ?? ''), ...head.values };
      const own = [values['title'], values['sidebarTitle'], head.title].find(
        (one): one is string => typeof one === 'string' && one !== '',
      );
      const title = own ?? humanize(getFileName(bare) || 'Home');
      return [{ ...head, values, source, pathname, title, ...(language === undefined ? {} : { language }) }];
    }),
  );
}

/** `(group)/docs/page.mdx` is `docs`. */
function toAppRoute(path: string): string | undefined {
  const route = /^(.*\/)?page\.mdx?$/.exec(path);
  if (!route) return undefined;
  return (route[1] ?? '').replace(/\([^)/]*\)\//g, '').replace(/\/$/, '');
}

/** The first language has no folder in the new site, whether it had one or not. */
function splitLocale(
  route: string,
  locales: readonly string[],
): { readonly language?: string; readonly bare: string } {
  const suffix = /\.([a-z]{2}(?:-[A-Z]{2})?)$/.exec(route)?.[1];
  const folder = route.split('/')[0] ?? '';
  const locale = locales.find((one) => one === folder || one === suffix);
  if (locale === undefined) return { bare: route };
  const bare = folder === locale ? route.slice(locale.length + 1) : route.slice(0, -locale.length - 1);
  const path = bare.replace(/(?:^|\/)index$/, '');
  return locale === locales[0] ? { bare: path } : { language: toLanguage(locale), bare: path };
}

/** `export const metadata = { title: 'A' }` in a page. */
function readMetadata(text: string): Readonly<Record<string, string>> {
  const body = /^export const metadata\b[^=]*=\s*\{([^]*?)^\}/m.exec(text)?.[1] ?? '';
  const pairs = Array.from(body.matchAll(/^\s*(title|description):\s*(["'`])(.*?)\2,?\s*$/gm));
  return Object.fromEntries(pairs.map(([, key, , value]) => [key!, value!]));
}

/** Pages that are components. What Nextra itself needs is none. */
export function findComponentPages(tree: SourceTree, roots: readonly PageRoot[]): readonly Diagnostic[] {
  return roots.flatMap(({ folder, isApp }) => {
    if (folder.endsWith('content')) return [];
    const files = tree.files.filter((file) => {
      const path = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : '';
      if (!/\.[jt]sx?$/.test(path) || /(?:^|\/)[_[]|^api\//.test(path)) return false;
      return !isApp || /(?:^|\/)page\.[jt]sx?$/.test(path);
    });
    return files.map((file) => describe(file, new RegExp(`^${folder}/(?:index|page)\\.[jt]sx?$`).test(file)));
  });
}

function describe(file: string, isHome: boolean): Diagnostic {
  return {
    ...{ code: 'migrate/page', severity: isHome ? 'warning' : 'error', file, line: 1, column: 1 },
    message: isHome
      ? 'the home page is a component, and a list of links now'
      : 'the page is a component, and not converted',
    hint: 'Write it in Markdown with a demo, or as a template.',
  };
}
