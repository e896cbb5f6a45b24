/** Steps that build pages: a page's document, its Markdown copy, and what is known of all documents. */

import { findNearestName } from '../../../diagnostics/find-nearest-name.js';
import { collectSearchTargets, type SearchTargets } from '../../../discovery/search-targets.js';
import type { PageInput, SiteSettings } from '../../../document/page-input.js';
import type { CheckedConfig } from '../../../config/schema.js';
import type { Read, Step } from '../../../graph/step.js';
import type { Page, PageLink } from '../../../markdown/page.js';
import { toWholeNavigationKey } from '../../../site/navigation/whole-navigation.js';
import { withBase } from '../../../site/routes/href.js';
import { loadPageDemo, type PageDemo } from '../demos/page-demos.js';
import { listPageDemos } from '../demos/sources.js';
import { createApiHrefResolver } from '../reference/api-section.js';
import { messages } from '../shell/messages.js';
import { createAdSettings } from '../shell/script-values.js';
import { scripts } from '../shell/scripts.js';
import { emitPageStylesheets } from '../shell/stylesheets.js';
import { EMPTY_NAVIGATION, layout, navigation, renderer, renderTemplate } from '../shell/templates.js';
import { resolveWholeNavigation } from '../shell/whole-navigations.js';
import { collectSocialImages } from './social-images.js';
import { readMetaPolicy } from '../site-files/meta-policy.js';
import { searchPaths } from '../site-files/search-paths.js';
import { config } from '../site/config.js';
import { publicFiles, route, routes } from '../site/routes.js';
import { pageView, site } from '../site/site.js';
import { createMarkdownCopy } from './markdown-copies.js';
import { page } from './pages.js';

/** What is known of a built page: all that the checks and the indexes of the whole site need. */
interface DocumentFacts {
  readonly pathname: string;
  readonly source: string;
  readonly title: string;
  readonly description: string;
  /** The number of demos. */
  readonly demos: number;
  readonly links: readonly PageLink[];
  /** The ids in the page's content. */
  readonly anchors: readonly string[];
  /** Every `id` in the document. */
  readonly ids: readonly string[];
  /** Every address of this site in the document that the Markdown does not contain. */
  readonly hrefs: readonly string[];
  /** What a search finds on the page. It is here so that the search index needs no page again, each of which is large. */
  readonly searchTargets: SearchTargets;
  /** The paths of the page's files. */
  readonly outputs: readonly string[];
}

/** A demo that exists in more than one styling option. */
const STYLED_DEMO = /\/(?:tailwind|css)\/index\.[jt]sx?$/;

/** The part of the config that documents show, and what all documents share. */
export const documentSettings: Step<SiteSettings> = {
  name: 'document settings',
  run: async (read) => {
    const siteConfig = await read.step(config);
    const { base, languages, title, description, logo, repository, analytics, search } = siteConfig;
    const files = await read.step(publicFiles);
    const findPublicFile = (file: string) => (files.includes(file) ? `${base}${file}` : undefined);
    const { products } = await read.step(site);
    const hasHome = (await read.step(routes)).some(({ pathname }) => pathname === '/');
    return {
      base,
      languages,
      title,
      description,
      home: hasHome ? '/' : (products[0]?.start ?? '/'),
      ...resolveLogos(logo, base),
      repository,
      hasAds: createAdSettings(siteConfig) !== undefined,
      consent: analytics.consent,
      hasStylings: read.list('pages').files.some((file) => STYLED_DEMO.test(file)),
      colorSchemes: siteConfig.colorSchemes,
      socialCards: siteConfig.socialCards,
      socialImages: await collectSocialImages(read),
      twitterSite: siteConfig.twitterSite,
      icon: findPublicFile('favicon.svg'),
      manifest: findPublicFile('manifest.webmanifest'),
      scripts: await read.step(scripts),
      searchIndexes: search === false ? [] : search.index ? [search.index] : await read.step(searchPaths),
    };
  },
};

function resolveLogos(logo: CheckedConfig['logo'], base: string): Pick<SiteSettings, 'logo' | 'darkLogo'> {
  if (typeof logo !== 'object') return { logo: logo && withBase(logo, base) };
  return { logo: withBase(logo.light, base), darkLogo: withBase(logo.dark, base) };
}

export const document: Step<DocumentFacts, string> = {
  name: 'document',
  keepInMemory: true,
  run: async (read, pathname) => {
    const content = await read.step(page, pathname);
    const ownRoute = await read.step(route, pathname);
    const { navigation: branchKey, ...view } = await read.step(pageView, pathname);
    const input: PageInput = {
      settings: await read.step(documentSettings),
      route: ownRoute,
      view,
      page: content,
      messages: await read.step(messages, view.language),
      wholeNavigation: view.hasNavigation
        ? await resolveWholeNavigation(read, toWholeNavigationKey(branchKey))
        : undefined,
      policy: await readMetaPolicy(read, pathname),
    };
    const demos = await loadDemos(read, input);
    const { html, ids, hrefs } = await renderDocument(read, input, { branchKey, demos });
    const outputs = [ownRoute.output, ownRoute.markdownCopy];
    read.emit(ownRoute.output, html);
    read.emit(ownRoute.markdownCopy, await createMarkdownCopy(read, input, [...demos.values()]));
    const { title, description, source, links, anchors } = content;
    const searchTargets = collectSearchTargets(content);
    const pageFacts = { pathname, source, title, description, links, anchors, searchTargets };
    return { ...pageFacts, demos: demos.size, ids, hrefs, outputs };
  },
};

/** What is known of all documents; of a page with errors, nothing. */
export const allDocumentFacts: Step<readonly (DocumentFacts | undefined)[]> = {
  name: 'all document facts',
  transient: true,
  run: async (read) => {
    const pathnames = (await read.step(routes)).map(({ pathname }) => pathname);
    return read.steps(document, pathnames);
  },
};

type PageDemos = ReadonlyMap<string, PageDemo>;

/** The demos of a page by the ids of their directives, in order; one with errors is missing. */
async function loadDemos(
  read: Read,
  { page: content, view: { productName }, settings, messages: ownMessages }: PageInput,
): Promise<PageDemos> {
  const title = productName ?? settings.title;
  const directives = listPageDemos(content);
  // The first demo that has a toolbar contains what all toolbars need.
  const first = directives.find(({ options }) => !options.hideToolbar) ?? directives[0];
  const demos = await Promise.all(
    directives.map(async (directive) =>
      loadPageDemo(read, directive, { title, isFirst: directive === first, messages: ownMessages }),
    ),
  );
  return new Map(demos.flatMap((demo) => (demo ? [[demo.directive.id, demo]] : [])));
}

async function renderDocument(
  read: Read,
  input: PageInput,
  { branchKey, demos }: { readonly branchKey: string; readonly demos: PageDemos },
) {
  const { renderPageParts, renderPageDocument } = await import('../../../document/render-page.js');
  const { createPageLayout } = await import('../../../document/create-layout.js');
  const ownLayout = await read.step(layout, createPageLayout(input));
  const branch = input.view.hasNavigation ? await read.step(navigation, branchKey) : EMPTY_NAVIGATION;
  const render = await read.step(renderer);
  checkComponents(read, input.page, render.componentNames);
  const resolveApiHref = await createApiHrefResolver(read, input);
  const parts = await renderTemplate(input.route.source, () =>
    renderPageParts(input, { renderer: render, demos, resolveApiHref }),
  );
  const styledParts = [ownLayout, branch, ...Object.values(parts), { css: input.page.css ?? '' }];
  const stylesheets = await emitPageStylesheets(read, [...demos.values()], styledParts);
  return renderPageDocument(input, { layout: ownLayout, navigation: branch, parts, stylesheets });
}

function checkComponents(read: Read, { blocks, source }: Page, componentNames: readonly string[]): void {
  for (const block of blocks) {
    if (block.kind !== 'component' || componentNames.includes(block.name)) continue;
    const { name, line, column } = block;
    const suggestion = findNearestName(name, componentNames);
    const hint = suggestion
      ? `Did you mean “${suggestion}”?`
      : `Known components: ${componentNames.join(', ')}.`;
    const message = `There is no component “${name}”`;
    read.report([
      { code: 'component/unknown', severity: 'error', file: source, line, column, message, hint },
    ]);
  }
}
