/** Converts `_meta` files and `_meta.global` to a navigation. */

import type { NavigationEntry } from '../../site/navigation/entry.js';
import type { SourceTree } from '../model.js';
import type { ModuleReader } from '../modules/module-reader.js';
import { Computed, isRecord } from '../modules/settings.js';
import type { NavigationBuilder } from '../navigation-builder.js';
import { humanize, type FoundPage } from '../source-pages.js';
import type { PageRoot } from './find-pages.js';

export interface MetaContext {
  readonly tree: SourceTree;
  readonly modules: ModuleReader;
  readonly builder: NavigationBuilder;
  readonly pages: readonly FoundPage[];
  readonly root: PageRoot;
  /** Between the folder and its pages: `en/`, or nothing. */
  readonly locale: string;
  /** The first language, which names of `_meta` files may end with. */
  readonly language: string;
  reportComputed(value: Computed): void;
  reportMissing(file: string, name: string): void;
}

type Values = Readonly<Record<string, unknown>>;

/** A folder of pages: its address, and its `_meta` as an object. */
interface Folder {
  /** With a slash at both ends. */
  readonly pathname: string;
  /** From the root of pages; empty or with a slash behind. */
  readonly path: string;
  readonly values: Values;
  /** The file in which the values stand. */
  readonly file?: string | undefined;
}

const EXTENSIONS = ['js', 'jsx', 'ts', 'tsx', 'mjs', 'json'];

/** The entries of all pages of a root. */
export function convertMeta(context: MetaContext): readonly NavigationEntry[] {
  const { root, tree } = context;
  const pathname = `${root.path}/`.replace(/\/{2,}/g, '/');
  const global = findMeta(`${root.folder}/_meta.global`, tree);
  const folder = global ? readValues(global, context) : readFolderValues('', context);
  return convertFolder({ pathname, path: '', ...folder }, context);
}

function findMeta(stem: string, tree: SourceTree): string | undefined {
  return EXTENSIONS.map((extension) => `${stem}.${extension}`).find((file) => tree.has(file));
}

function readFolderValues(path: string, context: MetaContext): Pick<Folder, 'values' | 'file'> {
  const { root, tree, locale, language } = context;
  const stems = [`${root.folder}/${locale}${path}_meta`, `${root.folder}/${path}_meta.${language}`];
  const file = stems.map((stem) => findMeta(stem, tree)).find((one) => one !== undefined);
  return file === undefined ? { values: {} } : readValues(file, context);
}

function readValues(file: string, { modules, reportComputed }: MetaContext): Pick<Folder, 'values' | 'file'> {
  const values = modules.read(file)?.get('default');
  if (values instanceof Computed) reportComputed(values);
  return { values: isRecord(values) ? values : {}, file };
}

/** The entries that `_meta` names, in its order, then the others. What follows a separator with a title is below it. */
function convertFolder(folder: Folder, context: MetaContext): readonly NavigationEntry[] {
  const named = Object.keys(folder.values).filter((name) => name !== '*');
  const others = listNames(folder, context).filter((name) => !named.includes(name));
  const entries: NavigationEntry[] = [];
  let caption: { readonly title: string; readonly from: number } | undefined;
  const closeCaption = () => {
    if (caption) entries.push(...createCaption(caption.title, entries.splice(caption.from), context));
    caption = undefined;
  };
  for (const name of [...named, ...others]) {
    const value = folder.values[name];
    if (isRecord(value) && value['type'] === 'separator') {
      closeCaption();
      const { title } = value;
      if (typeof title === 'string') caption = { title, from: entries.length };
    } else entries.push(...convertEntry(name, folder, context));
  }
  closeCaption();
  return entries;
}

function createCaption(
  title: string,
  children: readonly NavigationEntry[],
  { builder }: MetaContext,
): readonly NavigationEntry[] {
  return builder.group(title, children).map(({ pathname }) => ({ pathname, subheader: title, children }));
}

/** The names of pages and folders in a folder, as Nextra sorts them. */
function listNames({ pathname }: Folder, { pages }: MetaContext): readonly string[] {
  const names = pages.flatMap((page) => {
    if (page.language !== undefined || !page.pathname.startsWith(pathname)) return [];
    const name = page.pathname.slice(pathname.length).split('/')[0] ?? '';
    return name === '' ? ['index'] : [name];
  });
  return [...new Set(names)].toSorted(
    (a, b) => Number(b === 'index') - Number(a === 'index') || (a < b ? -1 : 1),
  );
}

function convertEntry(name: string, folder: Folder, context: MetaContext): readonly NavigationEntry[] {
  const { builder, pages, reportComputed } = context;
  const value = folder.values[name];
  const options: Values = isRecord(value) ? value : { title: value };
  if (options['title'] instanceof Computed) reportComputed(options['title']);
  const title =
    typeof options['title'] === 'string' && options['title'] !== '' ? options['title'] : undefined;
  if (options['display'] === 'hidden') return [];
  if (typeof options['href'] === 'string') return convertLink(options['href'], title ?? name, context);
  if (options['type'] === 'menu')
    return builder.group(title ?? humanize(name), convertMenu(options['items'], context));
  const pathname = name === 'index' ? folder.pathname : `${folder.pathname}${name}/`;
  const page = pages.find((one) => one.pathname === pathname && one.language === undefined);
  const below =
    name === 'index' ? [] : convertBelow({ name, pathname, folder, items: options['items'] }, context);
  const label = title ?? page?.title ?? humanize(name);
  if (below.length === 0 && !page) {
    if (folder.file !== undefined && value !== undefined) context.reportMissing(folder.file, name);
    return [];
  }
  const own = page ? builder.page(pathname, below.length > 0 ? page.title : label) : [];
  if (below.length === 0) return own;
  return options['display'] === 'children' ? [...own, ...below] : builder.group(label, [...own, ...below]);
}

function convertBelow(
  {
    name,
    pathname,
    folder,
    items,
  }: { readonly name: string; readonly pathname: string; readonly folder: Folder; readonly items: unknown },
  context: MetaContext,
): readonly NavigationEntry[] {
  const { pages } = context;
  if (!pages.some((page) => page.pathname.startsWith(pathname) && page.pathname !== pathname)) return [];
  const path = `${folder.path}${name}/`;
  const meta = isRecord(items) ? { values: items, file: folder.file } : readFolderValues(path, context);
  return convertFolder({ pathname, path, ...meta }, context);
}

function convertMenu(items: unknown, context: MetaContext): readonly NavigationEntry[] {
  if (!isRecord(items)) return [];
  return Object.entries(items).flatMap(([name, item]) => {
    if (!isRecord(item) || typeof item['href'] !== 'string') return [];
    return convertLink(
      item['href'],
      typeof item['title'] === 'string' ? item['title'] : humanize(name),
      context,
    );
  });
}

function convertLink(
  href: string,
  title: string,
  { builder, pages }: MetaContext,
): readonly NavigationEntry[] {
  if (/^https?:/.test(href)) return builder.external(href, title);
  const pathname = `/${href.replace(/[?#].*$/, '').replace(/^\/|\/$/g, '')}/`.replace('//', '/');
  return pages.some((page) => page.pathname === pathname) ? builder.page(pathname, title) : [];
}
