/** The route of a page: its address and its files. */

/** The front matter decides between `home` and `markdown`. `api` pages come from packages, not from files. */
export type RouteKind = 'home' | 'markdown' | 'experiment' | 'api';

export interface Route {
  /** With language prefix and trailing slash, not escaped: `/a/b/`. */
  readonly pathname: string;
  /** The Markdown file, relative to the site folder: `pages/a/b.md`. Of an API page, the declaration. */
  readonly source: string;
  readonly language: string;
  /** `a/b/index.html` */
  readonly output: string;
  /** The path of the Markdown copy: `a/b.md`. */
  readonly markdownCopy: string;
  readonly kind: RouteKind;
  /** Of an API page: what it describes. */
  readonly api?: ApiRoute;
}

/** One item of a package or, in a tab, all items of the page to which the tab belongs. */
type ApiRoute =
  | { readonly package: string; readonly thing: string; readonly hook: boolean }
  | { readonly tab: 'components' | 'hooks'; readonly of: string };

const PAGES_FOLDER = 'pages/';

const PAGE_EXTENSION = '.md';

/** Whether this file, relative to the site folder, is a Markdown file among the pages. */
export function isPageFile(file: string): boolean {
  return file.startsWith(PAGES_FOLDER) && file.endsWith(PAGE_EXTENSION);
}

/** The folders and the name of a page's file, without extension. */
export function splitPageFile(file: string): readonly string[] {
  return file.slice(PAGES_FOLDER.length, -PAGE_EXTENSION.length).split('/');
}

/** The pathname of a Markdown file: `pages/a/b.md` and `pages/a/b/index.md` are both `/a/b/`. */
export function resolveFilePathname(file: string): string {
  const path = splitPageFile(file).join('/').normalize('NFC');
  const page = path === 'index' ? '' : path.replace(/\/index$/, '');
  return page === '' ? '/' : `/${page}/`;
}

/** A route with the paths of its outputs. */
export function createRoute(pathname: string, page: Pick<Route, 'source' | 'language' | 'kind'>): Route {
  const output = `${pathname.slice(1)}index.html`;
  return { pathname, ...page, output, markdownCopy: toMarkdownCopyPath(pathname) };
}

/** The path of a page's Markdown copy below the output folder. */
export function toMarkdownCopyPath(pathname: string): string {
  return pathname === '/' ? 'index.md' : `${pathname.slice(1, -1)}.md`;
}
