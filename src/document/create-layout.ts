/** Creates the data that a page's layout is rendered from. Pages with equal data share one rendered layout. */

import type { Layout, TemplateName } from '../kit/layout.js';
import type { PageView } from '../site/page-view.js';
import { resolveHref, withBase } from '../site/routes/href.js';
import type { RouteKind } from '../site/routes/route.js';
import { searchIndexPath } from '../site/search.js';
import { hasAdSlot } from './create-header-props.js';
import type { PageInput, SiteSettings } from './page-input.js';

const TEMPLATES: Readonly<Record<RouteKind, TemplateName>> = {
  home: 'HomePage',
  experiment: 'ExperimentPage',
  api: 'ApiPage',
  markdown: 'MarkdownPage',
};

type LayoutView = Pick<PageView, 'language' | 'product' | 'products'>;

export function createPageLayout(input: PageInput): Layout {
  const { settings, route, view, page, wholeNavigation } = input;
  return {
    template: TEMPLATES[route.kind],
    ...createSharedProps(settings, view),
    product: view.product,
    wholeNavigation,
    versions: view.versions,
    layout: {
      navigation: view.hasNavigation,
      permanentDrawer: !view.disableDrawer && (view.product !== undefined || route.kind !== 'home'),
      contents: route.kind !== 'home' && page.headings.length > 0,
      ad: hasAdSlot(input),
    },
  };
}

/** The layout of `404.html`. */
export function createNotFoundLayout(
  settings: SiteSettings,
  view: LayoutView,
  wholeNavigation: string | undefined,
): Layout {
  return {
    template: 'NotFoundPage',
    ...createSharedProps(settings, view),
    wholeNavigation,
    versions: [],
    layout: { navigation: wholeNavigation !== undefined, permanentDrawer: false, contents: false, ad: false },
  };
}

/** What all layouts have in common. */
function createSharedProps(settings: SiteSettings, view: LayoutView) {
  const { title, base, logo, darkLogo, repository, consent, hasStylings, colorSchemes } = settings;
  return {
    language: view.language,
    base,
    site: {
      title,
      home: resolveHref(settings.home, { ...settings, language: view.language }),
      logo,
      darkLogo,
      repository: repository?.url,
      consent: consent || undefined,
      stylings: hasStylings || undefined,
      colorSchemes: colorSchemes.length > 0 ? colorSchemes : undefined,
    },
    search: selectSearchIndexes(settings, view),
    products: view.products,
  };
}

/** The indexes that a page's search asks: its product's first, then all of its language. */
function selectSearchIndexes(
  { searchIndexes, base }: SiteSettings,
  { language, product }: LayoutView,
): Layout['search'] {
  const prefix = searchIndexPath(language, '').replace(/\.json$/, '');
  const all = [
    ...searchIndexes.filter((index) => index.startsWith('https:')),
    ...searchIndexes.filter((index) => index.startsWith(prefix)).map((index) => withBase(`/${index}`, base)),
  ];
  if (all.length === 0) return undefined;
  const own = withBase(`/${searchIndexPath(language, product?.id)}`, base);
  return { own: product && all.includes(own) ? own : undefined, all };
}
