/** Reads a VitePress site: config, pages, sidebar and nav. */

import { DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import type { MigratedConfig, Redirect, SourcePage, SourceSite, SourceTree } from '../model.js';
import { ModuleReader } from '../modules/module-reader.js';
import { isRecord, isTextRecord, Settings } from '../modules/settings.js';
import { NavigationBuilder } from '../navigation-builder.js';
import { getFileName, removeExtension } from '../paths.js';
import {
  createProductId,
  humanize,
  parseRepository,
  placePages,
  readPageHead,
  toBase,
  toLanguage,
  toOrigin,
  type FoundPage,
} from '../source-pages.js';
import { createVitepressSlugger } from '../text/convert-headings.js';
import { convertNav, convertSidebar, type TreeContext } from './convert-sidebar.js';
import { renderHome } from './render-home.js';

const HANDLED_KEYS =
  'layout hero features outline aside sidebar navbar prev next lastUpdated editLink footer head titleTemplate pageClass ' +
  'head isHome search markdownStyles';

/** `undefined` if the folder has no config of VitePress. */
export function readVitepressSite(tree: SourceTree): SourceSite | undefined {
  const configFile = tree.files.find((file) =>
    /^(?:[\w-]+\/)?\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(file),
  );
  if (configFile === undefined) return undefined;
  const settings = new Settings(
    new ModuleReader(tree).read(configFile)?.get('default'),
    new DiagnosticCollector(configFile),
  );
  const project = configFile.slice(0, configFile.indexOf('.vitepress')).replace(/\/$/, '');
  const root = joinFolders(project, settings.text('srcDir') ?? '');
  const found = findPages(tree, root, settings);
  const pages = placePages(found).map(convertHome);
  const config = convertConfig(settings, pages, found);
  const builder = new NavigationBuilder(pages);
  const context: TreeContext = {
    builder,
    settings,
    pages,
    titles: new Map(found.map((page) => [page.pathname, page.title])),
  };
  const entries = [...convertSidebar(context), ...convertNav(context)];
  const id = createProductId(config.title);
  const home = pages.find(({ target }) => target === 'pages/index.md');
  const { title, description = '' } = config;
  return {
    config,
    products: [{ id, name: title, pathPrefix: '/', entries: [...entries, ...builder.hidden(pages)] }],
    pages,
    generated: home
      ? []
      : [
          {
            pathname: '/',
            target: 'pages/index.md',
            text: renderHome({ hero: { name: title, tagline: description } }, title),
          },
        ],
    staticFolders: [{ source: joinFolders(root, 'public'), target: '' }],
    diagnostics: settings.diagnostics.list(),
    dialect: {
      kind: 'vitepress',
      isMdx: false,
      mathFile: settings.get('markdown.math') ? configFile : undefined,
      createSlugger: createVitepressSlugger,
      aliases: { '@': root, '~': root },
      handledKeys: new Set(HANDLED_KEYS.split(' ')),
    },
  };
}

function joinFolders(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

function findPages(tree: SourceTree, root: string, settings: Settings): readonly FoundPage[] {
  const prefix = root === '' ? '' : `${root}/`;
  const excluded = settings
    .list('srcExclude')
    .flatMap((one) => (typeof one === 'string' ? [toPattern(one)] : []));
  const rewrites = Object.entries(settings.record('rewrites')).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  const locales = Object.keys(settings.record('locales')).filter(
    (name) => name !== 'root' && /^[a-z]{2}(?:-[A-Za-z]+)?$/.test(name),
  );
  return tree.files.flatMap((source): readonly FoundPage[] => {
    if (!source.startsWith(prefix) || !source.endsWith('.md')) return [];
    const path = source.slice(prefix.length);
    if (/(?:^|\/)(?:\.|_|public\/|README\.md$)/.test(path) || excluded.some((pattern) => pattern.test(path)))
      return [];
    const rewritten = rewrites.find(([from]) => from === path)?.[1] ?? path;
    const locale = locales.find((name) => rewritten.startsWith(`${name}/`));
    const own = locale === undefined ? rewritten : rewritten.slice(locale.length + 1);
    const name = removeExtension(own).replace(/(?:^|\/)index$/, '');
    const pathname = name === '' ? '/' : `/${name}/`;
    const head = readPageHead(tree, source);
    const title = head.title || humanize(getFileName(name) || 'Home');
    const isTranslation = locale !== undefined && tree.has(prefix + own);
    return [{ ...head, source, pathname, title, ...(isTranslation ? { language: toLanguage(locale) } : {}) }];
  });
}

function toPattern(glob: string): RegExp {
  const source = glob.replace(/^\.?\//, '').replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${source
      .replace(/\*\*\//g, '(?:.*/)?')
      .replaceAll('**', '.*')
      .replace(/(?<!\.)\*/g, '[^/]*')}$`,
  );
}

/** A page with `layout: home` has its text in its front matter. */
function convertHome(page: SourcePage): SourcePage {
  const { frontMatter } = page;
  if (frontMatter['layout'] !== 'home' && !isRecord(frontMatter['hero'])) return page;
  const hero = isRecord(frontMatter['hero']) ? frontMatter['hero'] : {};
  const title = typeof hero['name'] === 'string' ? hero['name'] : (frontMatter['title'] ?? 'Home');
  return {
    ...page,
    frontMatter: { ...frontMatter, title, template: 'home' },
    lead: renderHome(frontMatter, String(title)),
  };
}

/** What docsgen's config says too. */
function convertConfig(
  settings: Settings,
  pages: readonly SourcePage[],
  found: readonly FoundPage[],
): MigratedConfig {
  const logo = settings.get('themeConfig.logo');
  const logoPath = isTextRecord(logo) ? (logo['src'] ?? logo['light']) : logo;
  const own = [settings.text('locales.root.lang') ?? settings.text('lang') ?? 'en'];
  const languages = [...own.map(toLanguage), ...found.flatMap(({ language }) => language ?? [])];
  const github = settings
    .list('themeConfig.socialLinks')
    .filter(isRecord)
    .find(({ icon }) => icon === 'github');
  const edit = settings.text('themeConfig.editLink.pattern');
  return {
    title: settings.text('title') ?? 'Documentation',
    description: settings.text('description'),
    url: toOrigin(settings.text('sitemap.hostname')),
    base: toBase(settings.text('base')),
    languages: [...new Set(languages)],
    logo: typeof logoPath === 'string' ? logoPath : undefined,
    socialImage: findSocialImage(settings),
    repository:
      parseRepository(edit?.replace('/:path', '/')) ??
      parseRepository(typeof github?.['link'] === 'string' ? github['link'] : undefined),
    redirects: settings.get('cleanUrls') === true ? [] : createHtmlRedirects(pages),
  };
}

function findSocialImage(settings: Settings): string | undefined {
  const metas = settings.list('head').filter(Array.isArray);
  const found = metas
    .map(([, attributes]: unknown[]) => attributes)
    .filter(isTextRecord)
    .find(({ property }) => property === 'og:image');
  const image = found?.['content'];
  return image !== undefined && /^(?:https?:\/)?\//.test(image) ? image : undefined;
}

/** Addresses ended in `.html`. */
function createHtmlRedirects(pages: readonly SourcePage[]): readonly Redirect[] {
  return pages
    .filter(
      ({ target, pathname }) =>
        pathname !== '/' && !target.endsWith('/index.md') && !/-[a-z]{2}\.md$/.test(target),
    )
    .map(({ pathname }) => ({ from: `${pathname.slice(0, -1)}.html`, to: pathname }));
}
