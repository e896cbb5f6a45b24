/** The site that a migration makes: its files, and where the addresses of the source lead in it. */

import { getFolderPath } from '../site/resolve-source-path.js';
import type { SourcePage, SourceSite, SourceTree } from './model.js';
import { joinPaths } from './paths.js';
import { listTitleIds } from './text/title-ids.js';

/** A new file: a text, or a copy of a file of the source. */
export type MigratedFile = { readonly text: string } | { readonly copyOf: string };

const PAGE_FILE = /\.mdx?$/i;

export class MigratedSite {
  /** By their paths in the new site folder. */
  readonly files = new Map<string, MigratedFile>();
  /** The hosts of embedded documents and images. */
  readonly embedHosts = new Set<string>();
  hasDeadLinks = false;
  hasFormulas = false;
  #titleIds: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  readonly #bySource: ReadonlyMap<string, SourcePage>;
  readonly #byPathname: ReadonlyMap<string, SourcePage>;

  constructor(
    readonly tree: SourceTree,
    readonly source: SourceSite,
  ) {
    this.#bySource = new Map(source.pages.map((page) => [page.source, page]));
    this.#byPathname = new Map(source.pages.toReversed().map((page) => [page.pathname, page]));
  }

  findPage(pathname: string): SourcePage | undefined {
    return this.#byPathname.get(pathname);
  }

  /** Whether this is the anchor that the source gives to the title of a page. In docsgen the page itself is its address. */
  isTitleAnchor(pathname: string, hash: string): boolean {
    this.#titleIds ??= listTitleIds(this.tree, this.source);
    return this.#titleIds.get(pathname)?.has(decodePath(hash).slice(1)) === true;
  }

  /** The page made of a file, which may be named without its extension or as a folder. */
  findPageOfFile(path: string): SourcePage | undefined {
    const names = PAGE_FILE.test(path)
      ? [path]
      : ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md'].map((ending) => path + ending);
    return names.map((name) => this.#bySource.get(name)).find((page) => page !== undefined);
  }

  /** The page of a file that is named from the folder of the source: `/docs/intro.md`. */
  findPageOfAddress(address: string): SourcePage | undefined {
    return this.findPageOfFile(decodePath(address).slice(1));
  }

  /** The file that an import or an include names; `undefined` outside of the source. */
  resolveFile(specifier: string, from: string): string | undefined {
    const { aliases } = this.source.dialect;
    const alias = Object.keys(aliases).find((name) => specifier === name || specifier.startsWith(`${name}/`));
    if (alias !== undefined) return joinPaths(aliases[alias]!, specifier.slice(alias.length + 1));
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) return joinPaths(getFolderPath(from), specifier);
    return undefined;
  }

  /** The address of a file of the source, which is copied to `public` if it does not lie there. */
  publish(path: string): string {
    for (const { source, target } of this.source.staticFolders) {
      if (source !== '' && path.startsWith(`${source}/`)) return `/${target}${path.slice(source.length + 1)}`;
    }
    const target = path.replace(/^(?:docs|src|content)\//, '');
    this.files.set(`public/${target}`, { copyOf: path });
    return `/${target}`;
  }

  /** The address of a public file, if there is one. */
  findPublicFile(pathname: string): string | undefined {
    const path = decodePath(pathname).slice(1);
    const folder = this.source.staticFolders.find(
      ({ source, target }) =>
        path.startsWith(target) && this.tree.has(`${source}/${path.slice(target.length)}`),
    );
    return folder && pathname;
  }

  /** The pathname of an address that begins with a slash, as docsgen has it; `undefined` where nothing is. */
  findPathname(address: string): string | undefined {
    const bare = decodePath(address)
      .replace(/\.(?:html|mdx?)$/, '')
      .replace(/\/(?:index)?$/, '');
    const candidates = [`${bare}/`, `${bare.replace(/^\/[a-z]{2}(?:-[A-Za-z]+)?(?=\/|$)/, '')}/`];
    const found = candidates.find((pathname) => this.#byPathname.has(pathname));
    if (found !== undefined) return found;
    return this.source.generated.some(({ pathname }) => pathname === `${bare}/`) ? `${bare}/` : undefined;
  }
}

export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
