/** Reads the config of a Docusaurus site: what docsgen's config says too, and its plugins. */

import { DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import type { MigratedConfig, Redirect, SourceTree } from '../model.js';
import { ModuleReader } from '../modules/module-reader.js';
import { Computed, isRecord, Settings } from '../modules/settings.js';
import { joinPaths } from '../paths.js';
import { parseRepository, toBase, toLanguage, toOrigin } from '../source-pages.js';

/** An instance of the plugin for documentation. */
export interface DocsPlugin {
  readonly id: string;
  readonly folder: string;
  readonly routeBasePath: string;
  /** The path of the module with the sidebars. */
  readonly sidebars?: string;
}

export interface DocusaurusSettings {
  readonly settings: Settings;
  readonly modules: ModuleReader;
  readonly configFile: string;
  readonly docs: readonly DocsPlugin[];
  readonly blog?: { readonly folder: string; readonly routeBasePath: string };
  readonly locales: { readonly default: string; readonly all: readonly string[] };
  readonly staticFolders: readonly string[];
}

const CONFIG_FILES = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

export function readSettings(tree: SourceTree): DocusaurusSettings | undefined {
  const configFile = CONFIG_FILES.find((file) => tree.has(file));
  if (configFile === undefined) return undefined;
  const modules = new ModuleReader(tree);
  const settings = new Settings(
    modules.read(configFile)?.get('default'),
    new DiagnosticCollector(configFile),
  );
  const plugins = listPlugins(settings);
  const preset = plugins.find(({ name }) => /(?:^|preset-)classic$/.test(name))?.options ?? {};
  const docs = [
    ...(preset['docs'] === false ? [] : [toDocsPlugin(preset['docs'], tree)]),
    ...plugins
      .filter(({ name }) => name.endsWith('plugin-content-docs'))
      .map(({ options }) => toDocsPlugin(options, tree)),
  ];
  const blog = isRecord(preset['blog']) ? preset['blog'] : {};
  const locales = settings.record('i18n');
  const defaultLocale = typeof locales['defaultLocale'] === 'string' ? locales['defaultLocale'] : 'en';
  return {
    settings,
    modules,
    configFile,
    docs: docs.filter(({ folder }) => tree.files.some((file) => file.startsWith(`${folder}/`))),
    blog:
      preset['blog'] === false
        ? undefined
        : { folder: toText(blog['path']) ?? 'blog', routeBasePath: toText(blog['routeBasePath']) ?? 'blog' },
    locales: {
      default: defaultLocale,
      all: settings.list('i18n.locales').filter((one) => typeof one === 'string'),
    },
    staticFolders: readStaticFolders(settings),
  };
}

function readStaticFolders(settings: Settings): readonly string[] {
  const folders = settings.list('staticDirectories').filter((one) => typeof one === 'string');
  return folders.length === 0 ? ['static'] : folders.map((folder) => joinPaths('', folder) ?? folder);
}

interface Plugin {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

function listPlugins(settings: Settings): readonly Plugin[] {
  const declared = [...settings.list('presets'), ...settings.list('plugins'), ...settings.list('themes')];
  return declared.flatMap((one): readonly Plugin[] => {
    const [name, options] = Array.isArray(one) ? one : [one];
    const text = name instanceof Computed ? name.text.replace(/^require\.resolve\(['"]|['"]\)$/g, '') : name;
    return typeof text === 'string' ? [{ name: text, options: isRecord(options) ? options : {} }] : [];
  });
}

function toDocsPlugin(options: unknown, tree: SourceTree): DocsPlugin {
  const values = isRecord(options) ? options : {};
  const declared = values['sidebarPath'];
  const named =
    declared instanceof Computed
      ? /['"]([^'"]*sidebar[^'"]*)['"]/i.exec(declared.text)?.[1]
      : toText(declared);
  const candidates = [
    named && joinPaths('', named),
    'sidebars.ts',
    'sidebars.js',
    'sidebars.json',
    'sidebars.cjs',
  ];
  const folder = joinPaths('', toText(values['path']) ?? 'docs') ?? 'docs';
  return {
    id: toText(values['id']) ?? 'default',
    folder,
    routeBasePath: (toText(values['routeBasePath']) ?? 'docs').replace(/^\/|\/$/g, ''),
    sidebars: declared === false ? undefined : candidates.find((file) => file && tree.has(file)) || undefined,
  };
}

/** What docsgen's config says too. */
export function convertConfig({ settings, locales }: DocusaurusSettings): MigratedConfig {
  const languages = [...new Set(locales.all.map(toLanguage))];
  const plugins = listPlugins(settings);
  const editUrl = plugins
    .flatMap(({ options }) => [options['docs'], options])
    .map((options) => (isRecord(options) ? toText(options['editUrl']) : undefined))
    .find(Boolean);
  const image = settings.text('themeConfig.image');
  const logo = settings.text('themeConfig.navbar.logo.src');
  if (languages.includes('en') && toLanguage(locales.default) !== 'en') {
    const message = `the default language is ${locales.default}, and docsgen takes en where a site has it`;
    settings.report('migrate/config', message, 'Pages without a prefix are those in English.');
  }
  return {
    title: settings.text('title') ?? 'Documentation',
    description: settings.text('tagline'),
    url: toOrigin(settings.text('url')),
    base: toBase(settings.text('baseUrl')),
    languages: languages.length > 0 ? languages : [toLanguage(locales.default)],
    logo: logo && toAddress(logo),
    socialImage: image && toAddress(image),
    repository: parseRepository(editUrl),
    redirects: readRedirects(plugins, settings),
  };
}

/** Of the plugin for redirects. Those that it creates by a function cannot be read. */
function readRedirects(plugins: readonly Plugin[], settings: Settings): readonly Redirect[] {
  const options = plugins.find(({ name }) => name.endsWith('plugin-client-redirects'))?.options ?? {};
  if (options['createRedirects'] instanceof Computed)
    settings.reportComputed(options['createRedirects'], 'createRedirects');
  const declared = Array.isArray(options['redirects']) ? options['redirects'] : [];
  return declared.filter(isRecord).flatMap(({ from, to }) => {
    const sources = Array.isArray(from) ? from : [from];
    return sources.flatMap((source) =>
      typeof source === 'string' && typeof to === 'string' ? [{ from: source, to }] : [],
    );
  });
}

function toAddress(path: string): string {
  return /^https?:/.test(path) ? path : `/${path.replace(/^\//, '')}`;
}

export function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
