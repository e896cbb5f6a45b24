/** A page's address, and the files that belong to it. Knows nothing of other pages. */

/** `home` and `markdown` are settled by the front matter; `api` pages come from the packages, not from files. */
export type RouteKind = 'home' | 'markdown' | 'experiment' | 'api';

export interface Route {
  /** With language prefix and last slash, not escaped: `/a/b/`. */
  readonly pathname: string;
  /** The Markdown file, relative to the site folder: `pages/a/b.md`; of an API page the declaration. */
  readonly source: string;
  readonly language: string;
  /** `a/b/index.html` */
  readonly output: string;
  /** `a/b.md`: where the Markdown twin lies. */
  readonly markdownCopy: string;
  readonly kind: RouteKind;
  /** Of a page of the API reference: what it describes. */
  readonly api?: ApiRoute;
}

/** One thing of a package; or, in a tab, all that the page is about to which the tab belongs. */
export type ApiRoute =
  | { readonly package: string; readonly thing: string; readonly hook: boolean }
  | { readonly tab: 'components' | 'hooks'; readonly of: string };

const PAGES_FOLDER = 'pages/';

const PAGE_EXTENSION = '.md';

/** Whether this file, relative to the site folder, is a Markdown file among the pages. */
export function isPageFile(file: string): boolean {
  return file.startsWith(PAGES_FOLDER) && file.endsWith(PAGE_EXTENSION);
}

/** The folders and the name of a page's file, without ending. */
export function splitPageFile(file: string): readonly string[] {
  return file.slice(PAGES_FOLDER.length, -PAGE_EXTENSION.length).split('/');
}

/** The pathname of a Markdown file: `pages/a/b.md` and `pages/a/b/index.md` are both `/a/b/`. */
export function resolveFilePathname(file: string): string {
  const path = splitPageFile(file).join('/').normalize('NFC');
  const page = path === 'index' ? '' : path.replace(/\/index$/, '');
  return page === '' ? '/' : `/${page}/`;
}

/** A route with its outputs. */
export function createRoute(pathname: string, page: Pick<Route, 'source' | 'language' | 'kind'>): Route {
  const { source, language, kind } = page;
  return {
    pathname,
    source,
    language,
    output: toOutputPath(pathname),
    markdownCopy: toMarkdownCopyPath(pathname),
    kind,
  };
}

/** Where a page's HTML lies below the output folder. */
export function toOutputPath(pathname: string): string {
  return `${pathname.slice(1)}index.html`;
}

/** Where a page's Markdown twin lies below the output folder. */
export function toMarkdownCopyPath(pathname: string): string {
  return pathname === '/' ? 'index.md' : `${pathname.slice(1, -1)}.md`;
}
