/** Reads documentation in MUI's format: `data` with Markdown, demos and navigation, `pages` with a module for each address. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import { PageIds, slugifyHeading } from '../../markdown/html/page-ids.js';
import type { MigratedProduct, SourcePage, SourceSite, SourceTree } from '../model.js';
import { ModuleReader } from '../modules/module-reader.js';
import { isRecord, Settings } from '../modules/settings.js';
import { NavigationBuilder } from '../navigation-builder.js';
import { getFolderPath } from '../../site/resolve-source-path.js';
import { humanize, parseRepository, placePages, renderHomePage, toOrigin } from '../source-pages.js';
import { convertTree } from './convert-tree.js';
import { findMuiPages } from './find-pages.js';

/** Products of MUI, by what their addresses begin with. */
const PRODUCTS: Readonly<Record<string, { readonly name: string; readonly packageName?: string }>> = {
  'base-ui': { name: 'Base UI', packageName: '@mui/base' },
  'joy-ui': { name: 'Joy UI', packageName: '@mui/joy' },
  'material-ui': { name: 'Material UI', packageName: '@mui/material' },
  system: { name: 'MUI System', packageName: '@mui/system' },
  x: { name: 'MUI X' },
};

const TREE_FILE = /^(.*\/)?data\/(?:[^/]+\/)?pages\.[jt]sx?$/;

const HANDLED_KEYS = 'unstyled id tabComponents disableToc disableTabs newFeature adConfig';

/** `undefined` if no folder `data` has a navigation in `pages.ts`. */
export function readMuiSite(tree: SourceTree): SourceSite | undefined {
  const treeFiles = tree.files.filter((file) => TREE_FILE.test(file));
  const root = TREE_FILE.exec(treeFiles[0] ?? '')?.[1] ?? '';
  if (treeFiles.length === 0) return undefined;
  const folder = root.replace(/\/$/, '');
  const modules = new ModuleReader(tree, { docs: folder, docsx: folder });
  const trees = treeFiles.map((file) => ({ file, items: readItems(modules, file) }));
  const pathnames = new Set(trees.flatMap(({ items }) => listPathnames(items)));
  const { found, components } = findMuiPages(tree, root, pathnames);
  const pages = placePages(found, true);
  const builder = new NavigationBuilder(pages);
  const diagnostics = components.map(describeComponentPage);
  const products: MigratedProduct[] = [];
  for (const { file, items } of trees) {
    const settings = new Settings(items, new DiagnosticCollector(file));
    products.push(...convertProduct({ items, pages, builder, settings }));
    diagnostics.push(...settings.diagnostics.list());
  }
  const merged = addHiddenPages(mergeProducts(products), pages, builder);
  const title = merged.length === 1 ? merged[0]!.name : 'Documentation';
  return {
    config: {
      title,
      url: toOrigin(readPackage(tree, root, 'homepage')),
      repository: parseRepository(readPackage(tree, root, 'repository')?.replace(/^git\+/, '')),
      languages: [...new Set(['en', ...found.flatMap(({ language }) => language ?? [])])],
      redirects: [],
    },
    products: merged,
    pages,
    generated: pages.some(({ pathname }) => pathname === '/') ? [] : [createHome(title, merged)],
    staticFolders: [{ source: `${root}public`, target: '' }],
    diagnostics,
    dialect: {
      kind: 'mui',
      isMdx: false,
      mathFile: undefined,
      createSlugger: createMuiSlugger,
      aliases: { docs: folder, docsx: folder },
      handledKeys: new Set(HANDLED_KEYS.split(' ')),
    },
  };
}

/** The ids of headings are those that docsgen gives; the title has none. */
function createMuiSlugger(): (text: string, level: number) => string {
  const ids = new PageIds();
  return (text, level) => (level === 1 ? '' : ids.claimUnique(slugifyHeading(text)));
}

function readItems(modules: ModuleReader, file: string): readonly unknown[] {
  const items = modules.read(file)?.get('default');
  return Array.isArray(items) ? items : [];
}

function listPathnames(items: readonly unknown[]): readonly string[] {
  return items
    .filter(isRecord)
    .flatMap(({ pathname, children }) => [
      ...(typeof pathname === 'string' && pathname.startsWith('/')
        ? [pathname.replace(/\/?(?:[?#].*)?$/, '/')]
        : []),
      ...(Array.isArray(children) ? listPathnames(children) : []),
    ]);
}

function convertProduct({
  items,
  pages,
  builder,
  settings,
}: {
  readonly items: readonly unknown[];
  readonly pages: readonly SourcePage[];
  readonly builder: NavigationBuilder;
  readonly settings: Settings;
}): readonly MigratedProduct[] {
  const id = /^\/([a-z][a-z0-9-]*)\//.exec(listPathnames(items)[0] ?? '')?.[1];
  if (id === undefined) return [];
  const { name = humanize(id), packageName } = PRODUCTS[id] ?? {};
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const entries = convertTree(items, { builder, settings, pages: byPathname, packageName });
  const packages = packageName === undefined ? [] : [packageName];
  return entries.length === 0 ? [] : [{ id, name, pathPrefix: `/${id}/`, entries, packages }];
}

function mergeProducts(products: readonly MigratedProduct[]): readonly MigratedProduct[] {
  const byId = new Map<string, MigratedProduct>();
  for (const product of products) {
    const former = byId.get(product.id);
    byId.set(product.id, former ? { ...former, entries: [...former.entries, ...product.entries] } : product);
  }
  return [...byId.values()];
}

/** Pages that no navigation shows stay hidden in the product to which their address belongs. */
function addHiddenPages(
  products: readonly MigratedProduct[],
  pages: readonly SourcePage[],
  builder: NavigationBuilder,
): readonly MigratedProduct[] {
  const hidden = builder.hidden(pages);
  return products.map((product) => ({
    ...product,
    entries: [
      ...product.entries,
      ...hidden.filter(({ pathname }) => pathname.startsWith(product.pathPrefix)),
    ],
  }));
}

function createHome(title: string, products: readonly MigratedProduct[]): SourceSite['generated'][number] {
  const links = products.flatMap(({ name, entries }) => {
    const first = findFirstPage(entries);
    return first === undefined ? [] : [{ title: name, pathname: first }];
  });
  return { pathname: '/', target: 'pages/index.md', text: renderHomePage({ title, description: '', links }) };
}

function findFirstPage(entries: MigratedProduct['entries']): string | undefined {
  return entries
    .map((entry) =>
      entry.children
        ? findFirstPage(entry.children)
        : entry.api || entry.planned
          ? undefined
          : entry.pathname,
    )
    .find((pathname) => pathname?.startsWith('/'));
}

/** What `package.json` of the folder, or the one above it, says. */
function readPackage(tree: SourceTree, root: string, key: 'homepage' | 'repository'): string | undefined {
  const above = getFolderPath(root.replace(/\/$/, ''));
  const files = [`${root}package.json`, above === '' ? 'package.json' : `${above}/package.json`];
  for (const file of files) {
    const values = tree.has(file) ? new ModuleReader(tree).read(file)?.get('default') : undefined;
    const value = isRecord(values) ? values[key] : undefined;
    const text = isRecord(value) ? value['url'] : value;
    if (typeof text === 'string') return text;
  }
  return undefined;
}

function describeComponentPage(file: string): Diagnostic {
  const isHome = /\/pages\/index\.[jt]sx?$/.test(`/${file}`);
  const message = isHome
    ? 'the home page is a component, and a list of links now'
    : 'the page is a component, and not converted';
  const severity = isHome ? 'warning' : 'error';
  const hint = 'Write it in Markdown with a demo, or as a template.';
  return { code: 'migrate/page', severity, file, line: 1, column: 1, message, hint };
}
