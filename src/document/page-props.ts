/** From a page and its view to the props that its document is rendered from. Pure mapping; renders nothing. */

import type { Layout, TemplateName } from '../kit/layout.js';
import type { InHouseAd, PageChip, PartialProps } from '../kit/partials.js';
import type { Messages } from '../site/messages/messages.js';
import type { Page } from '../markdown/page.js';
import { resolveHref, withBase, type LinkContext } from '../site/routes/href.js';
import { toCanonicalPath } from '../site/routes/language.js';
import { formatDocumentTitle } from '../site/metadata.js';
import { encodePathname } from '../site/routes/pathname.js';
import type { Route, RouteKind } from '../site/routes/route.js';
import type { PageView } from '../site/page-view.js';
import { choosePageAd, hasAdSlot } from './page-ad.js';
import { resolveEditHref } from './resolve-edit-href.js';
import type { HeadProps, PageScripts } from './render-head.js';
import { selectSearchIndexes } from './select-search-indexes.js';
import { createSocialProps } from './create-social-props.js';

/** What every document needs: of the config, and the scripts. */
export interface SiteSettings extends Pick<LinkContext, 'base' | 'languages'> {
  readonly title: string;
  readonly description: string;
  /** Where the site's name leads: its home, else the first page of its first product. */
  readonly home: string;
  readonly logo?: string | undefined;
  readonly repository?:
    | { readonly url: string; readonly branch: string; readonly directory: string }
    | undefined;
  /** The house's own ads, of which a page shows one. */
  readonly ads?: { readonly inHouse: readonly InHouseAd[]; readonly hasNetwork: boolean } | undefined;
  /** Whether readers are asked before anything is told to the analytics. */
  readonly consent: boolean;
  /** Whether there are demos in several styling options. */
  readonly hasStylings: boolean;
  /** The address of the service that draws cards for social media. */
  readonly socialCards?: string | undefined;
  /** Whether `public/` has these files. */
  readonly hasIcon: boolean;
  readonly hasManifest: boolean;
  readonly scripts: PageScripts;
  /** The addresses of the search's indexes, or of one that is made elsewhere. */
  readonly searchIndexes: readonly string[];
}

export interface PageInput {
  readonly settings: SiteSettings;
  readonly route: Pick<Route, 'kind' | 'markdownCopy' | 'source'>;
  readonly view: Omit<PageView, 'navigation'>;
  readonly page: Page;
  /** The shell's, in the page's language. */
  readonly messages: Messages;
  /** The address of the product's whole navigation. */
  readonly wholeNavigation?: string | undefined;
}

export function createPageLayout({ settings, route, view, page, wholeNavigation }: PageInput): Layout {
  const { base } = settings;
  return {
    template: selectTemplateName(route.kind),
    language: view.language,
    base,
    site: {
      title: settings.title,
      home: resolveHref(settings.home, { ...settings, language: view.language }),
      ...(settings.logo === undefined ? {} : { logo: withBase(settings.logo, base) }),
      ...(settings.repository ? { repository: settings.repository.url } : {}),
      ...(settings.consent ? { consent: true } : {}),
      ...(settings.hasStylings ? { stylings: true } : {}),
    },
    ...(view.product ? { product: view.product } : {}),
    ...(wholeNavigation === undefined ? {} : { wholeNavigation }),
    ...selectSearchIndexes(settings, view),
    versions: view.versions,
    products: view.products,
    layout: {
      navigation: view.product !== undefined,
      permanentDrawer: !view.disableDrawer,
      contents: route.kind !== 'home' && page.headings.length > 0,
      ad: hasAdSlot({ settings, route, page }),
    },
  };
}

function selectTemplateName(kind: RouteKind): TemplateName {
  switch (kind) {
    case 'home':
      return 'HomePage';
    case 'experiment':
      return 'ExperimentPage';
    case 'api':
      return 'ApiPage';
    case 'markdown':
      return 'MarkdownPage';
    default:
      return kind satisfies never;
  }
}

export function createHeaderProps(input: PageInput): PartialProps['header'] {
  const { page } = input;
  const ad = choosePageAd(input);
  return {
    headline: page.headline,
    ...(page.lead === undefined ? {} : { lead: page.lead }),
    chips: createPageChips(input),
    hasAdSlot: hasAdSlot(input),
    ...(ad ? { ad } : {}),
  };
}

/** The page's own address, as the navigation links to it. */
export function resolvePageHref({ settings, view }: PageInput): string {
  const pathname = toCanonicalPath(view.pathname, settings.languages);
  return resolveHref(pathname, { ...settings, language: view.language });
}

export function createFooterProps(input: PageInput): PartialProps['footer'] {
  const { view } = input;
  const editHref = resolveEditHref(input);
  return {
    ...(editHref ? { editHref } : {}),
    ...(view.previous ? { previous: view.previous } : {}),
    ...(view.next ? { next: view.next } : {}),
  };
}

/** The row of small links under a description. */
function createPageChips({ settings, route, view, page: { frontMatter } }: PageInput): readonly PageChip[] {
  const repository = settings.repository?.url;
  const version = view.versions.find(({ current }) => current)?.text;
  const { githubLabel, githubSource, waiAria, materialDesign, components, packageName } = frontMatter;
  const bundlePackage = packageName ?? (components.length > 0 ? PRODUCT_PACKAGES[view.productId] : undefined);
  const chips: readonly (PageChip | undefined)[] = [
    route.kind === 'home'
      ? undefined
      : createChip(
          'markdown',
          'View as Markdown',
          withBase(encodePathname(`/${route.markdownCopy}`), settings.base),
        ),
    repository && githubLabel
      ? createChip('feedback', 'Feedback', `${repository}/labels/${encodeURIComponent(githubLabel)}`)
      : undefined,
    bundlePackage
      ? createChip('bundle', 'Bundle size', `https://bundlephobia.com/package/${bundlePackage}`)
      : undefined,
    repository && githubSource && version
      ? createChip('source', 'Source', `${repository}/tree/${encodePathname(`${version}/${githubSource}`)}`)
      : undefined,
    waiAria ? createChip('wai-aria', 'WAI-ARIA', waiAria) : undefined,
    materialDesign ? createChip('design', 'Material Design', materialDesign) : undefined,
  ];
  return chips.filter((chip) => chip !== undefined);
}

/** The package that a product's components come from, where the front matter does not say. */
const PRODUCT_PACKAGES: Readonly<Record<string, string>> = {
  'material-ui': '@mui/material',
  'joy-ui': '@mui/joy',
  'base-ui': '@mui/base',
  system: '@mui/system',
};

function createChip(kind: PageChip['kind'], label: string, href: string): PageChip {
  return { kind, label, href };
}

export function createHeadProps(
  { settings, route, view, page }: PageInput,
  stylesheets: readonly string[],
): HeadProps {
  const title = formatDocumentTitle({
    pageTitle: page.title,
    ...(view.productName === undefined ? {} : { productName: view.productName }),
    siteTitle: settings.title,
    isHome: view.pathname === '/' && page.title === '',
  });
  const { base } = settings;
  return {
    title,
    description: page.description || settings.description,
    siteTitle: settings.title,
    canonical: view.canonical,
    alternates: view.alternates,
    language: view.language,
    productId: view.productId,
    categoryId: view.categoryId,
    isIndexable: view.indexable,
    social: createSocialProps(page, { settings, title, product: view.productName }),
    stylesheets,
    scripts: settings.scripts,
    icon: settings.hasIcon ? `${base}favicon.svg` : undefined,
    manifest: settings.hasManifest ? `${base}manifest.webmanifest` : undefined,
    markdownCopy:
      route.kind === 'home' ? undefined : withBase(encodePathname(`/${route.markdownCopy}`), base),
  };
}
