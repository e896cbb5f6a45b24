/** Finds the pages of a Docusaurus site: documentation, blog, pages in Markdown, and their translations. */

import type { SourceTree } from '../model.js';
import { getFileName, removeExtension } from '../paths.js';
import { humanize, readPageHead, toLanguage, type FoundPage } from '../source-pages.js';
import type { DocsPlugin, DocusaurusSettings } from './read-settings.js';

/** A document, as sidebars name it. */
export interface Doc extends FoundPage {
  /** `guides/intro`, without numbers. */
  readonly id: string;
  /** Relative to the folder of the documentation. */
  readonly path: string;
}

/** `01-intro` is `intro`; dates and versions stay. */
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])(?!\d)/;

export function removeNumber(name: string): string {
  return name.replace(NUMBER_PREFIX, '');
}

/** The number before a name, which sorts it. */
export function getNumber(name: string): number | undefined {
  const digits = NUMBER_PREFIX.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export function listMarkdown(tree: SourceTree, folder: string): readonly string[] {
  return tree.files.filter(
    (file) => file.startsWith(`${folder}/`) && /\.mdx?$/.test(file) && !/\/_/.test(file.slice(folder.length)),
  );
}

export function findDocs(tree: SourceTree, plugin: DocsPlugin): readonly Doc[] {
  return listMarkdown(tree, plugin.folder).map((source) => {
    const path = source.slice(plugin.folder.length + 1);
    const head = readPageHead(tree, source);
    const folders = path.split('/').slice(0, -1).map(removeNumber);
    const name = removeExtension(getFileName(path));
    const ownId = head.values['id'];
    const baseId = typeof ownId === 'string' ? ownId : removeNumber(name);
    const isIndex =
      /^(?:index|readme)$/i.test(name) || (ownId === undefined && folders.at(-1) === removeNumber(name));
    const slug = head.values['slug'];
    const pathname =
      typeof slug === 'string'
        ? resolveSlug(slug, folders, plugin.routeBasePath)
        : toPathname([plugin.routeBasePath, ...folders, ...(isIndex ? [] : [baseId])]);
    const title = head.title || humanize(isIndex ? (folders.at(-1) ?? 'Home') : baseId);
    return { ...head, source, path, id: [...folders, baseId].join('/'), pathname, title };
  });
}

function resolveSlug(slug: string, folders: readonly string[], base: string): string {
  return slug.startsWith('/') ? toPathname([base, slug]) : toPathname([base, ...folders, slug]);
}

function toPathname(parts: readonly string[]): string {
  const path = parts
    .join('/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  return path.length === 0 ? '/' : `/${path.join('/')}/`;
}

/** Translations of documents, at the path of the document in the default language. */
export function findTranslations(
  tree: SourceTree,
  { locales }: DocusaurusSettings,
  docs: readonly { readonly plugin: DocsPlugin; readonly docs: readonly Doc[] }[],
): readonly FoundPage[] {
  const others = locales.all.filter((locale) => locale !== locales.default);
  return others.flatMap((locale) =>
    docs.flatMap(({ plugin, docs: own }) => {
      const suffix = plugin.id === 'default' ? '' : `-${plugin.id}`;
      const folder = `i18n/${locale}/docusaurus-plugin-content-docs${suffix}/current`;
      return listMarkdown(tree, folder).flatMap((source): readonly FoundPage[] => {
        const original = own.find(({ path }) => path === source.slice(folder.length + 1));
        if (!original) return [];
        const { pathname } = original;
        const language = toLanguage(locale);
        return [{ ...readPageHead(tree, source), source, pathname, language, original: original.source }];
      });
    }),
  );
}

/** Pages in Markdown below `src/pages`. */
export function findPages(tree: SourceTree): readonly FoundPage[] {
  return listMarkdown(tree, 'src/pages').map((source) => {
    const path = removeExtension(source.slice('src/pages/'.length)).replace(/(?:^|\/)index$/, '');
    const head = readPageHead(tree, source);
    return {
      ...head,
      source,
      pathname: toPathname([path]),
      title: head.title || humanize(getFileName(path)),
    };
  });
}

const DATED_FILE = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/;

/** Posts, the latest first. */
export function findPosts(tree: SourceTree, { blog }: DocusaurusSettings): readonly FoundPage[] {
  if (!blog) return [];
  const posts = listMarkdown(tree, blog.folder).map((source): FoundPage & { readonly date: string } => {
    const head = readPageHead(tree, source);
    const path = removeExtension(source.slice(blog.folder.length + 1));
    const [, year, month, day, name = ''] = DATED_FILE.exec(path) ?? [];
    const slug = head.values['slug'];
    const dated = year === undefined ? [path.replace(/\/index$/, '')] : [year, month!, day!, name];
    const own = typeof slug === 'string' ? [slug] : dated;
    const date = String(head.values['date'] ?? [year, month, day].join('-'));
    const title = head.title || humanize(name || path);
    return { ...head, source, pathname: toPathname([blog.routeBasePath, ...own]), title, date };
  });
  return posts.toSorted((a, b) => (a.date < b.date ? 1 : -1));
}
