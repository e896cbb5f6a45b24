/** The step that makes one page's files: its document and its Markdown twin. */

import type { Read, Step } from '../../../graph/step.js';
import type { PageInput, SiteSettings } from '../../../document/page-props.js';
import type { Page, PageLink } from '../../../markdown/page.js';
import { findNearestName } from '../../../diagnostics/find-nearest-name.js';
import { toWholeNavigationKey } from '../../../site/navigation/whole-navigation.js';
import { createApiHrefResolver } from '../reference/api-section.js';
import { config } from '../site/config.js';
import { countOccurrences } from '../demos/markup.js';
import { loadPageDemo, type PageDemo } from '../demos/page-demos.js';
import { page } from './pages.js';
import { scripts } from '../shell/scripts.js';
import { publicFiles, route, routes } from '../site/routes.js';
import { searchPaths } from '../site-files/search.js';
import { site, pageView } from '../site/site.js';
import { emitPageStylesheets } from '../shell/stylesheets.js';
import { layout, navigation, EMPTY_NAVIGATION, renderer, renderTemplate } from '../shell/templates.js';
import { createMarkdownCopy } from './markdown-copies.js';
import { messages } from '../shell/messages.js';
import { wholeNavigation } from '../shell/whole-navigation.js';

/** What is known of a built page: all that the checks and the indexes of the whole site need. */
export interface DocumentFacts {
  readonly pathname: string;
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly demos: number;
  readonly links: readonly PageLink[];
  /** The ids in the page's content. */
  readonly anchors: readonly string[];
  /** Every `id` in the built document. */
  readonly ids: readonly string[];
  /** Every address of this site in the built document that the Markdown does not hold. */
  readonly hrefs: readonly string[];
  /** The files that the page gives. */
  readonly outputs: readonly string[];
}

/** A demo that is there in more than one styling option. */
const STYLED_DEMO = /\/(?:tailwind|css)\/index\.[jt]sx?$/;

/** The part of the config that documents show, and what every document is given. */
export const documentSettings: Step<SiteSettings> = {
  name: 'document settings',
  run: async (read) => {
    const siteConfig = await read.step(config);
    const { base, languages, title, description, logo, repository, ads, analytics, search, socialCards } =
      siteConfig;
    const files = await read.step(publicFiles);
    const configSettings = {
      base,
      languages,
      title,
      description,
      logo,
      repository,
      ads: ads && { inHouse: ads.inHouse, hasNetwork: ads.network !== undefined },
      consent: analytics.consent,
      socialCards,
      hasStylings: read.list('pages').files.some((file) => STYLED_DEMO.test(file)),
    };
    const [hasIcon, hasManifest] = ['favicon.svg', 'manifest.webmanifest'].map((file) =>
      files.includes(file),
    );
    const { products } = await read.step(site);
    const hasHome = (await read.step(routes)).some(({ pathname }) => pathname === '/');
    const home = hasHome ? '/' : (products[0]?.start ?? '/');
    return {
      ...configSettings,
      home,
      hasIcon: hasIcon!,
      hasManifest: hasManifest!,
      scripts: await read.step(scripts),
      searchIndexes: search === false ? [] : search.index ? [search.index] : await read.step(searchPaths),
    };
  },
};

export const document: Step<DocumentFacts, string> = {
  name: 'document',
  run: async (read, pathname) => {
    const content = await read.step(page, pathname);
    const ownRoute = await read.step(route, pathname);
    const { navigation: branchKey, ...view } = await read.step(pageView, pathname);
    const material = {
      settings: await read.step(documentSettings),
      route: ownRoute,
      view: view,
      page: content,
      messages: await read.step(messages, view.language),
      ...(view.product
        ? { wholeNavigation: await read.step(wholeNavigation, toWholeNavigationKey(branchKey)) }
        : {}),
    };
    const demos = await loadDirectiveDemos(read, material);
    const builtDemos = demos.filter((demo) => demo !== undefined);
    const { html, scan } = await assembleDocument(read, material, { branchKey, demos });
    read.emit(ownRoute.output, html);
    read.emit(ownRoute.markdownCopy, await createMarkdownCopy(read, material, builtDemos));
    const { title, description, source, links, anchors } = content;
    const facts = { pathname, source, title, description, demos: builtDemos.length, links, anchors };
    return { ...facts, ...scan, outputs: [ownRoute.output, ownRoute.markdownCopy] };
  },
};

type DirectiveDemos = readonly (PageDemo | undefined)[];

/** One for each directive, in their order. */
async function loadDirectiveDemos(
  read: Read,
  { page: content, view: { productName }, settings: siteSettings, messages: pageMessages }: PageInput,
): Promise<DirectiveDemos> {
  const { blocks, source } = content;
  const title = productName ?? siteSettings.title;
  const uses = blocks.filter((block) => block.kind === 'demo');
  const occurrences = countOccurrences(uses);
  // The first that has a toolbar, which it brings; else the first.
  const first = Math.max(
    0,
    uses.findIndex(({ options }) => !options.hideToolbar),
  );
  return Promise.all(
    uses.map(async (use, at) =>
      loadPageDemo(read, use, {
        source,
        title,
        occurrence: occurrences[at]!,
        isFirst: at === first,
        messages: pageMessages,
      }),
    ),
  );
}

/** The document's text, and what it holds and points at besides what its Markdown says. */
async function assembleDocument(
  read: Read,
  material: PageInput,
  { branchKey, demos }: { readonly branchKey: string; readonly demos: DirectiveDemos },
) {
  const { renderPageParts, renderPageDocument } = await import('../../../document/render-page-document.js');
  const { createPageLayout } = await import('../../../document/page-props.js');
  const renderedLayout = await read.step(layout, createPageLayout(material));
  const branch = material.view.product ? await read.step(navigation, branchKey) : EMPTY_NAVIGATION;
  const render = await read.step(renderer);
  checkComponents(read, material.page, render.componentNames);
  const renderOptions = {
    demos: demos.map((demo) => demo?.props),
    apiHref: await createApiHrefResolver(read, material),
  };
  const parts = await renderTemplate(material.route.source, () =>
    renderPageParts(material, render, renderOptions),
  );
  const stylesheets = await emitPageStylesheets(read, demos, [
    renderedLayout,
    branch,
    ...Object.values(parts),
  ]);
  return renderPageDocument(material, { layout: renderedLayout, branch, parts, stylesheets });
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
