/** Reads a Nextra site of version 2, 3 or 4: config, theme, pages and `_meta` files. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { createHome } from '../create-home.js';
import type { SourceSite, SourceTree } from '../model.js';
import type { Computed } from '../modules/settings.js';
import { NavigationBuilder } from '../navigation-builder.js';
import { createProductId, placePages, toLanguage } from '../source-pages.js';
import { createGithubSlugger } from '../text/convert-headings.js';
import { convertMeta } from './convert-meta.js';
import { findComponentPages, findNextraPages, findRoots } from './find-pages.js';
import { readNextraSettings } from './read-settings.js';

const HANDLED_KEYS =
  'sidebarTitle searchable asIndexPage theme display type breadcrumb copyPage timestamp navbar toc';

/** `undefined` if no config names Nextra. */
export function readNextraSite(tree: SourceTree): SourceSite | undefined {
  const read = readNextraSettings(tree);
  if (!read) return undefined;
  const { modules, locales, contentPath, mathFile } = read;
  const roots = findRoots(tree, contentPath);
  const found = uniquePages(findNextraPages(tree, roots, read));
  const pages = placePages(found);
  const builder = new NavigationBuilder(pages);
  const diagnostics: Diagnostic[] = [...read.diagnostics, ...findComponentPages(tree, roots)];
  const entries = roots.flatMap((root) => {
    const isInFolder =
      locales[0] !== undefined && tree.files.some((file) => file.startsWith(`${root.folder}/${locales[0]}/`));
    const locale = isInFolder ? `${locales[0]}/` : '';
    const prefix = `${root.path}/`;
    const own = found.filter(
      ({ source, pathname }) => source.startsWith(`${root.folder}/`) && pathname.startsWith(prefix),
    );
    return convertMeta({
      ...{ tree, modules, builder, root, locale, language: locales[0] ?? 'en', pages: own },
      reportComputed: (value) => diagnostics.push(describeComputed(value)),
      reportMissing: (file, name) => diagnostics.push(describeMissing(file, name)),
    });
  });
  const { title } = read.config;
  const languages = [toLanguage(locales[0] ?? 'en'), ...found.flatMap(({ language }) => language ?? [])];
  const config = { ...read.config, languages: [...new Set(languages)] };
  const all = [...entries, ...builder.hidden(pages)];
  return {
    config,
    products: [{ id: createProductId(title), name: title, pathPrefix: '/', entries: all }],
    pages,
    generated: pages.some(({ pathname }) => pathname === '/') ? [] : [createHome(config, entries)],
    staticFolders: [{ source: 'public', target: '' }],
    diagnostics,
    dialect: {
      kind: 'nextra',
      isMdx: true,
      mathFile,
      createSlugger: createGithubSlugger,
      aliases: { '@': tree.files.some((file) => file.startsWith('src/')) ? 'src' : '', '~': '' },
      handledKeys: new Set(HANDLED_KEYS.split(' ')),
    },
  };
}

/** Of two files with one address, Next.js takes the first. */
function uniquePages<T extends { readonly pathname: string; readonly language?: string }>(
  pages: readonly T[],
): readonly T[] {
  const seen = new Set<string>();
  return pages.filter(({ pathname, language = '' }) => {
    const key = `${language}:${pathname}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function describeComputed({ file, line, column }: Computed): Diagnostic {
  const message = 'a part of the navigation is computed, and not converted';
  const hint = 'Write it into the new navigation.';
  return { code: 'migrate/config', severity: 'warning', file, line, column, message, hint };
}

function describeMissing(file: string, name: string): Diagnostic {
  const message = `${name} is named here, but is not a page, a folder, or a link`;
  const hint = 'Correct the new navigation.';
  return { code: 'migrate/navigation', severity: 'warning', file, line: 1, column: 1, message, hint };
}
