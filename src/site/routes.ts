/** Which file is which page: pathnames, and where a page's output lies. Knows nothing of what is in the files. */

import type { Problem } from '../report/problem.js';
import { apiRoutes, type ApiPlace } from './api.js';
import { checkRoutes } from './collisions.js';
import { isIgnoredForLanguage } from './language.js';
import { faultOfName, reservedBy } from './names.js';
import { isPageFile, namesOf, pathnameOfFile, routeAt, type Route, type RouteKind } from './route.js';

export interface RouteRules {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** The pages of the API reference: in every language the same. */
  readonly api?: readonly ApiPlace[];
}

export interface Routing {
  readonly routes: readonly Route[];
  readonly problems: readonly Problem[];
}

/** The routes of all pages among these files (relative to the site folder), sorted by pathname, and what is wrong with them. */
export function routesFrom(files: readonly string[], rules: RouteRules): Routing {
  const sources = files.filter(isPageFile).toSorted();
  const faults = new Map(sources.map((file) => [file, faultOf(file)]));
  const pages = sources.filter((file) => !isPrivate(file) && !faults.get(file));
  const { routes, problems } = checkRoutes(
    [...routesOfPages(pages, rules), ...routesOfApi(rules)].toSorted(byPathname),
  );
  const own = [...faults.values()].filter((found) => found !== undefined);
  return { routes, problems: [...foldersNamedAsPages(files), ...own, ...problems].toSorted(byFile) };
}

/** In every language each page has a route; where its translation is missing, it is the page in the default language. */
function routesOfPages(
  files: readonly string[],
  { languages, defaultLanguage }: RouteRules,
): readonly Route[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  const known = new Set(files);
  return files
    .filter((file) => !isTranslation(file, others, known))
    .flatMap((source) => {
      const pathname = pathnameOfFile(source);
      const kind = kindOf(pathname);
      const translations = isIgnoredForLanguage(pathname) ? [] : others;
      return [
        routeAt(pathname, { source, language: defaultLanguage, kind }),
        ...translations.map((language) => {
          const translated = translationOf(source, language);
          return routeAt(`/${language}${pathname}`, {
            source: known.has(translated) ? translated : source,
            language,
            kind,
          });
        }),
      ];
    });
}

function routesOfApi({ languages, defaultLanguage, api = [] }: RouteRules): readonly Route[] {
  return languages.flatMap((language) =>
    apiRoutes(api, language, language === defaultLanguage ? '' : `/${language}`),
  );
}

function byPathname(a: Route, b: Route): number {
  return a.pathname < b.pathname ? -1 : Number(a.pathname > b.pathname);
}

function translationOf(source: string, language: string): string {
  return source.replace(/\.md$/, `-${language}.md`);
}

/** `name-xx.md` is a translation only where `name.md` lies beside it. */
function isTranslation(file: string, languages: readonly string[], known: ReadonlySet<string>): boolean {
  return languages.some(
    (language) => file.endsWith(`-${language}.md`) && known.has(file.replace(/-[^-]*$/, '.md')),
  );
}

function kindOf(pathname: string): RouteKind {
  if (pathname === '/') return 'home';
  return pathname.startsWith('/experiments/') ? 'experiment' : 'markdown';
}

/** Files and folders whose names begin with `_` are no pages; what begins with a dot belongs to tools. */
function isPrivate(file: string): boolean {
  return /\/[_.]/.test(file);
}

/** A private file may be called anything, but in `_docsgen` the author meant a page that cannot be. */
function faultOf(file: string): Problem | undefined {
  const pathname = pathnameOfFile(file);
  if (isPrivate(file) && !pathname.startsWith('/_docsgen/')) return undefined;
  const owner = reservedBy(pathname);
  if (owner) return fault('route/reserved', file, `${pathname} cannot be a page: ${owner}`);
  const wrong = namesOf(file)
    .map(faultOfName)
    .find((found) => found !== undefined);
  return wrong
    ? fault('route/invalid-name', file, `the name of ${file} cannot be an address: ${wrong}`)
    : undefined;
}

function fault(code: string, file: string, message: string): Problem {
  return { code, severity: 'error', file, message, hint: 'Rename the file or its folder.' };
}

/** A folder whose name ends like a page's file is taken for one by whoever reads the tree. */
function foldersNamedAsPages(files: readonly string[]): readonly Problem[] {
  const folders = files.flatMap((file) => /^pages\/(?:.*\/)?[^/]+\.md(?=\/)/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].map((folder) => ({
    code: 'route/invalid-name',
    severity: 'error',
    file: folder,
    message: `${folder} is a folder, and is named as a page`,
    hint: 'Rename the folder, without .md at its end.',
  }));
}

function byFile(a: Problem, b: Problem): number {
  return a.file < b.file ? -1 : Number(a.file > b.file);
}
