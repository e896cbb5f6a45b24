/** Reads the settings of a Nextra site: the config of Next.js, and the theme's, in a file or in the root layout. */

import { DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { MigratedConfig, Redirect, SourceTree } from '../model.js';
import { ModuleReader } from '../modules/module-reader.js';
import { Computed, isRecord, Settings } from '../modules/settings.js';
import { humanize, parseRepository, toBase, toOrigin } from '../source-pages.js';

export interface NextraSettings {
  readonly modules: ModuleReader;
  readonly config: MigratedConfig;
  /** `/docs`, where the pages of `content` are served. */
  readonly contentPath: string;
  readonly mathFile: string | undefined;
  /** The languages of the site, the first of which has no folder in addresses. */
  readonly locales: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** `undefined` if there is no config that names Nextra. */
export function readNextraSettings(tree: SourceTree): NextraSettings | undefined {
  const nextFile = tree.files.find((file) => /^next\.config\.[cm]?[jt]s$/.test(file));
  const themeFile = tree.files.find((file) => /^(?:src\/)?theme\.config\.[jt]sx?$/.test(file));
  const nextText = nextFile === undefined ? '' : (tree.read(nextFile) ?? '');
  if (themeFile === undefined && !/nextra/.test(nextText)) return undefined;
  const modules = new ModuleReader(tree);
  const next = readSettings(modules, nextFile);
  const theme = readSettings(modules, themeFile);
  const layoutFile = tree.files.find((file) => /^(?:src\/)?app\/(?:\[lang\]\/)?layout\.[jt]sx?$/.test(file));
  const layout = layoutFile === undefined ? '' : (tree.read(layoutFile) ?? '');
  const metadata = new Settings(
    layoutFile === undefined ? undefined : modules.read(layoutFile)?.get('metadata'),
    new DiagnosticCollector(layoutFile ?? ''),
  );
  const redirects = readRedirects(next);
  const config: MigratedConfig = {
    title: chooseTitle({ tree, theme, metadata, modules }),
    description: metadata.text('description'),
    url: toOrigin(/metadataBase:\s*new URL\(\s*['"]([^'"]+)/.exec(layout)?.[1]),
    base: toBase(next.text('basePath')),
    repository: parseRepository(
      /docsRepositoryBase=["']([^"']+)/.exec(layout)?.[1] ??
        theme.text('docsRepositoryBase') ??
        theme.text('project.link') ??
        /projectLink=["']([^"']+)/.exec(layout)?.[1],
    ),
    redirects,
  };
  const themeDiagnostics = reportTheme({ themeFile, theme, layoutFile, layout });
  return {
    modules,
    config,
    contentPath: /contentDirBasePath:\s*['"]([^'"]*)['"]/.exec(nextText)?.[1]?.replace(/\/$/, '') ?? '',
    mathFile: /\blatex\s*:\s*(?!\s|false)/.test(nextText) ? nextFile : undefined,
    locales: readLocales(next),
    diagnostics: [...next.diagnostics.list(), ...themeDiagnostics],
  };
}

function readSettings(modules: ModuleReader, file: string | undefined): Settings {
  const values = file === undefined ? undefined : modules.read(file)?.get('default');
  // A config that only calls Nextra has no values of its own.
  return new Settings(values instanceof Computed ? undefined : values, new DiagnosticCollector(file ?? ''));
}

function chooseTitle({
  tree,
  theme,
  metadata,
  modules,
}: {
  readonly tree: SourceTree;
  readonly theme: Settings;
  readonly metadata: Settings;
  readonly modules: ModuleReader;
}): string {
  const logo = isRecord(theme.values) ? theme.values['logo'] : undefined;
  const logoText = logo instanceof Computed ? />([^<>{}]+)</.exec(logo.text)?.[1]?.trim() : logo;
  const manifest = tree.has('package.json') ? modules.read('package.json')?.get('default') : undefined;
  const name = isRecord(manifest) ? manifest['name'] : undefined;
  const titles = [
    metadata.text('title.default') ?? metadata.text('title.absolute') ?? metadata.text('title'),
    typeof logoText === 'string' && logoText !== '' ? logoText : undefined,
    typeof name === 'string' ? humanize(name.replace(/^.*\//, '')) : undefined,
  ];
  return titles.find((title) => title !== undefined) ?? 'Documentation';
}

/** Those whose addresses are written out. */
function readRedirects(next: Settings): readonly Redirect[] {
  return next.list('redirects').flatMap((one): readonly Redirect[] => {
    if (!isRecord(one)) return [];
    const { source, destination, permanent } = one;
    if (typeof source !== 'string' || typeof destination !== 'string') return [];
    if (/[:*(]/.test(source)) {
      const hint = 'Write it under redirects in docsgen.config.ts.';
      next.report('migrate/config', `the redirect of ${source} is not converted`, hint);
      return [];
    }
    return [
      permanent === false
        ? { from: source, to: destination, status: 302 }
        : { from: source, to: destination },
    ];
  });
}

function readLocales(next: Settings): readonly string[] {
  const locales = next.list('i18n.locales').filter((one): one is string => typeof one === 'string');
  const main = next.text('i18n.defaultLocale') ?? locales[0];
  return main === undefined ? [] : [main, ...locales.filter((one) => one !== main)];
}

const HANDLED_KEYS = new Set([
  'logo',
  'project',
  'docsRepositoryBase',
  'search',
  'editLink',
  'feedback',
  'i18n',
  'toc',
  'sidebar',
]);

function reportTheme({
  themeFile,
  theme,
  layoutFile,
  layout,
}: {
  readonly themeFile: string | undefined;
  readonly theme: Settings;
  readonly layoutFile: string | undefined;
  readonly layout: string;
}): readonly Diagnostic[] {
  const keys = isRecord(theme.values)
    ? Object.keys(theme.values).filter((key) => !HANDLED_KEYS.has(key))
    : [];
  const parts = Array.from(layout.matchAll(/<(Navbar|Footer|Banner)\b/g), ([, name]) => name!);
  const hint = 'Write templates of docsgen, or keys of its config.';
  const create = (file: string, names: readonly string[]): Diagnostic => {
    const message = `${[...new Set(names)].join(', ')} of the theme ${names.length === 1 ? 'is' : 'are'} not converted`;
    return { code: 'migrate/config', severity: 'warning', file, line: 1, column: 1, message, hint };
  };
  return [
    ...(themeFile !== undefined && keys.length > 0 ? [create(themeFile, keys)] : []),
    ...(layoutFile !== undefined && parts.length > 0 ? [create(layoutFile, parts)] : []),
  ];
}
