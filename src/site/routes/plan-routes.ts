/** Plans the routes of all pages from the names of their files. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { compareText } from '../../text/compare-text.js';
import { createApiRoutes, type ApiLocation } from '../api-locations.js';
import { checkRoutes } from './check-routes.js';
import { isLanguageNeutral } from './language.js';
import { findNameIssue, findReservation } from './page-names.js';
import {
  isPageFile,
  splitPageFile,
  resolveFilePathname,
  createRoute,
  type Route,
  type RouteKind,
} from './route.js';

interface RouteOptions {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** The pages of the API reference, the same in every language. */
  readonly api?: readonly ApiLocation[];
}

export interface RoutePlan {
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The routes of the pages among these files (relative to the site folder) by pathname, and what is wrong with them. */
export function planRoutes(files: readonly string[], options: RouteOptions): RoutePlan {
  const sources = files.filter(isPageFile).toSorted();
  const fileDiagnostics = new Map(sources.map((file) => [file, checkPageFile(file)]));
  const pages = sources.filter((file) => !isPrivate(file) && !fileDiagnostics.get(file));
  const { routes, diagnostics } = checkRoutes(
    [...createPageRoutes(pages, options), ...createReferenceRoutes(options)].toSorted((a, b) =>
      compareText(a.pathname, b.pathname),
    ),
  );
  const ownDiagnostics = [...fileDiagnostics.values()].filter((candidate) => candidate !== undefined);
  return {
    routes,
    diagnostics: [...checkFolderNames(files), ...ownDiagnostics, ...diagnostics].toSorted((a, b) =>
      compareText(a.file, b.file),
    ),
  };
}

/** Each page has a route in every language. Without a translation, it shows the page in the default language. */
function createPageRoutes(
  files: readonly string[],
  { languages, defaultLanguage }: RouteOptions,
): readonly Route[] {
  const otherLanguages = languages.filter((language) => language !== defaultLanguage);
  const existingFiles = new Set(files);
  return files
    .filter((file) => !isTranslation(file, otherLanguages, existingFiles))
    .flatMap((source) => {
      const pathname = resolveFilePathname(source);
      const kind = resolveRouteKind(pathname);
      const translations = isLanguageNeutral(pathname) ? [] : otherLanguages;
      return [
        createRoute(pathname, { source, language: defaultLanguage, kind }),
        ...translations.map((language) => {
          const translationFile = toTranslationFile(source, language);
          return createRoute(`/${language}${pathname}`, {
            source: existingFiles.has(translationFile) ? translationFile : source,
            language,
            kind,
          });
        }),
      ];
    });
}

function createReferenceRoutes({ languages, defaultLanguage, api = [] }: RouteOptions): readonly Route[] {
  return languages.flatMap((language) =>
    createApiRoutes(api, language, language === defaultLanguage ? '' : `/${language}`),
  );
}

function toTranslationFile(source: string, language: string): string {
  return source.replace(/\.md$/, `-${language}.md`);
}

/** `name-xx.md` is a translation only if `name.md` exists in the same folder. */
function isTranslation(
  file: string,
  languages: readonly string[],
  existingFiles: ReadonlySet<string>,
): boolean {
  return languages.some(
    (language) => file.endsWith(`-${language}.md`) && existingFiles.has(file.replace(/-[^-]*$/, '.md')),
  );
}

function resolveRouteKind(pathname: string): RouteKind {
  if (pathname === '/') return 'home';
  return pathname.startsWith('/experiments/') ? 'experiment' : 'markdown';
}

/** Files and folders whose names begin with `_` or a dot are not pages. */
function isPrivate(file: string): boolean {
  return /\/[_.]/.test(file);
}

/** Private files can have any name, except in `_docsgen`, where the author probably meant a page. */
function checkPageFile(file: string): Diagnostic | undefined {
  const pathname = resolveFilePathname(file);
  if (isPrivate(file) && !pathname.startsWith('/_docsgen/')) return undefined;
  const reservation = findReservation(pathname);
  if (reservation)
    return createPageFileDiagnostic('route/reserved', file, `${pathname} cannot be a page: ${reservation}`);
  const nameIssue = splitPageFile(file)
    .map(findNameIssue)
    .find((candidate) => candidate !== undefined);
  const message = `the name of ${file} cannot be an address: ${nameIssue}`;
  return nameIssue === undefined ? undefined : createPageFileDiagnostic('route/invalid-name', file, message);
}

function createPageFileDiagnostic(code: string, file: string, message: string): Diagnostic {
  return { code, severity: 'error', file, message, hint: 'Rename the file or its folder.' };
}

/** A folder whose name ends in `.md` looks like a page. */
function checkFolderNames(files: readonly string[]): readonly Diagnostic[] {
  const folders = files.flatMap((file) => /^pages\/(?:.*\/)?[^/]+\.md(?=\/)/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].map((folder) => ({
    code: 'route/invalid-name',
    severity: 'error',
    file: folder,
    message: `${folder} is a folder, and is named as a page`,
    hint: 'Rename the folder, without .md at its end.',
  }));
}
