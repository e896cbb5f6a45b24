/** The step that makes one page's files: its document and its Markdown twin. */

import type { Read, Step } from '../../graph/step.js';
import type { PageMaterial, SiteSettings } from '../../html/material.js';
import type { Page, PageLink } from '../../pages/page.js';
import { nearest } from '../../report/nearest.js';
import { wholeNavigationOf } from '../../site/whole-navigation.js';
import { apiHrefs } from './api-section.js';
import { config } from './config.js';
import { showingsOf } from './demo-markup.js';
import { demoOf, type PageDemo } from './demos.js';
import { page } from './pages.js';
import { scripts } from './scripts.js';
import { publicFiles, route, routes } from './routes.js';
import { searchPaths } from './search.js';
import { site, view } from './site.js';
import { stylesheetsOf } from './stylesheets.js';
import { frame, navigation, NOTHING_SHARED, renderer, rendering } from './templates.js';
import { twinOf } from './twins.js';
import { words } from './words.js';
import { wholeNavigation } from './whole-navigation.js';

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
const STYLED = /\/(?:tailwind|css)\/index\.[jt]sx?$/;

/** The part of the config that documents show, and what every document is given. */
export const settings: Step<SiteSettings> = {
  name: 'settings',
  run: async (read) => {
    const whole = await read.step(config);
    const { base, languages, title, description, logo, repository, ads, analytics, search, socialCards } =
      whole;
    const files = await read.step(publicFiles);
    const shown = {
      base,
      languages,
      title,
      description,
      logo,
      repository,
      ads: ads && { inHouse: ads.inHouse, hasNetwork: ads.network !== undefined },
      consent: analytics.consent,
      socialCards,
      hasStylings: read.list('pages').files.some((file) => STYLED.test(file)),
    };
    const [hasIcon, hasManifest] = ['favicon.svg', 'manifest.webmanifest'].map((file) =>
      files.includes(file),
    );
    const { products } = await read.step(site);
    const hasHome = (await read.step(routes)).some(({ pathname }) => pathname === '/');
    const home = hasHome ? '/' : (products[0]?.start ?? '/');
    return {
      ...shown,
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
    const own = await read.step(route, pathname);
    const { navigation: branchKey, ...shown } = await read.step(view, pathname);
    const material = {
      settings: await read.step(settings),
      route: own,
      view: shown,
      page: content,
      words: await read.step(words, shown.language),
      ...(shown.product
        ? { wholeNavigation: await read.step(wholeNavigation, wholeNavigationOf(branchKey)) }
        : {}),
    };
    const demos = await demosOf(read, material);
    const found = demos.filter((demo) => demo !== undefined);
    const { html, scan } = await assemble(read, material, { branchKey, demos });
    read.emit(own.output, html);
    read.emit(own.twin, await twinOf(read, material, found));
    const { title, description, source, links, anchors } = content;
    const facts = { pathname, source, title, description, demos: found.length, links, anchors };
    return { ...facts, ...scan, outputs: [own.output, own.twin] };
  },
};

type Demos = readonly (PageDemo | undefined)[];

/** One for each directive, in their order. */
async function demosOf(
  read: Read,
  { page: shown, view: { productName }, settings: all, words: spoken }: PageMaterial,
): Promise<Demos> {
  const { blocks, source } = shown;
  const title = productName ?? all.title;
  const uses = blocks.filter((block) => block.kind === 'demo');
  const showings = showingsOf(uses);
  // The first that has a toolbar, which it brings; else the first.
  const first = Math.max(
    0,
    uses.findIndex(({ options }) => !options.hideToolbar),
  );
  return Promise.all(
    uses.map(async (use, at) =>
      demoOf(read, use, { source, title, showing: showings[at]!, isFirst: at === first, words: spoken }),
    ),
  );
}

/** The document's text, and what it holds and points at besides what its Markdown says. */
async function assemble(
  read: Read,
  material: PageMaterial,
  { branchKey, demos }: { readonly branchKey: string; readonly demos: Demos },
) {
  const { renderParts, documentFrom } = await import('../../html/page-document.js');
  const { frameOf } = await import('../../html/material.js');
  const framed = await read.step(frame, frameOf(material));
  const branch = material.view.product ? await read.step(navigation, branchKey) : NOTHING_SHARED;
  const render = await read.step(renderer);
  checkComponents(read, material.page, render.componentNames);
  const given = { demos: demos.map((demo) => demo?.props), apiHref: await apiHrefs(read, material) };
  const parts = await rendering(material.route.source, () => renderParts(material, render, given));
  const stylesheets = await stylesheetsOf(read, demos, [framed, branch, ...Object.values(parts)]);
  return documentFrom(material, { framed, branch, parts, stylesheets });
}

function checkComponents(read: Read, { blocks, source }: Page, known: readonly string[]): void {
  for (const block of blocks) {
    if (block.kind !== 'component' || known.includes(block.name)) continue;
    const { name, line, column } = block;
    const meant = nearest(name, known);
    const hint = meant ? `Did you mean “${meant}”?` : `Known components: ${known.join(', ')}.`;
    const message = `There is no component “${name}”`;
    read.report([
      { code: 'component/unknown', severity: 'error', file: source, line, column, message, hint },
    ]);
  }
}
