/** From a page and its view to the props that its document is rendered from. Pure mapping; renders nothing. */

import type { Frame, TemplateName } from '../kit/frame.js';
import type { InHouseAd, PageChip, RegionProps } from '../kit/regions.js';
import type { Words } from '../site/words.js';
import type { Page } from '../pages/page.js';
import { hrefOf, withBase, type Addressing } from '../site/href.js';
import { canonicalPath } from '../site/language.js';
import { documentTitle } from '../site/metadata.js';
import { encodePathname } from '../site/pathname.js';
import type { Route, RouteKind } from '../site/route.js';
import type { PageView } from '../site/view.js';
import { adOf, hasAdSlot } from './ad.js';
import { editHrefOf } from './edit-link.js';
import type { HeadProps, PageScripts } from './head.js';
import { searchOf } from './search.js';
import { socialOf } from './social.js';

/** What every document needs: of the config, and the scripts. */
export interface SiteSettings extends Pick<Addressing, 'base' | 'languages'> {
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

export interface PageMaterial {
  readonly settings: SiteSettings;
  readonly route: Pick<Route, 'kind' | 'twin' | 'source'>;
  readonly view: Omit<PageView, 'navigation'>;
  readonly page: Page;
  /** The shell's, in the page's language. */
  readonly words: Words;
  /** The address of the product's whole navigation. */
  readonly wholeNavigation?: string | undefined;
}

export function frameOf({ settings, route, view, page, wholeNavigation }: PageMaterial): Frame {
  const { base } = settings;
  return {
    template: templateOf(route.kind),
    language: view.language,
    base,
    site: {
      title: settings.title,
      home: hrefOf(settings.home, { ...settings, language: view.language }),
      ...(settings.logo === undefined ? {} : { logo: withBase(settings.logo, base) }),
      ...(settings.repository ? { repository: settings.repository.url } : {}),
      ...(settings.consent ? { consent: true } : {}),
      ...(settings.hasStylings ? { stylings: true } : {}),
    },
    ...(view.product ? { product: view.product } : {}),
    ...(wholeNavigation === undefined ? {} : { wholeNavigation }),
    ...searchOf(settings, view),
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

function templateOf(kind: RouteKind): TemplateName {
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

export function headerOf(material: PageMaterial): RegionProps['header'] {
  const { page } = material;
  const ad = adOf(material);
  return {
    headline: page.headline,
    ...(page.lead === undefined ? {} : { lead: page.lead }),
    chips: chipsOf(material),
    hasAdSlot: hasAdSlot(material),
    ...(ad ? { ad } : {}),
  };
}

/** The page's own address, as the navigation links to it. */
export function hrefOfPage({ settings, view }: PageMaterial): string {
  const pathname = canonicalPath(view.pathname, settings.languages);
  return hrefOf(pathname, { ...settings, language: view.language });
}

export function footerOf(material: PageMaterial): RegionProps['footer'] {
  const { view } = material;
  const editHref = editHrefOf(material);
  return {
    ...(editHref ? { editHref } : {}),
    ...(view.previous ? { previous: view.previous } : {}),
    ...(view.next ? { next: view.next } : {}),
  };
}

/** The row of small links under a description (behaviour annex M.7). */
function chipsOf({ settings, route, view, page: { frontMatter } }: PageMaterial): readonly PageChip[] {
  const repository = settings.repository?.url;
  const version = view.versions.find(({ current }) => current)?.text;
  const { githubLabel, githubSource, waiAria, materialDesign, components, packageName } = frontMatter;
  const bundle = packageName ?? (components.length > 0 ? PACKAGES[view.productId] : undefined);
  const chips: readonly (PageChip | undefined)[] = [
    route.kind === 'home'
      ? undefined
      : chip('markdown', 'View as Markdown', withBase(encodePathname(`/${route.twin}`), settings.base)),
    repository && githubLabel
      ? chip('feedback', 'Feedback', `${repository}/labels/${encodeURIComponent(githubLabel)}`)
      : undefined,
    bundle ? chip('bundle', 'Bundle size', `https://bundlephobia.com/package/${bundle}`) : undefined,
    repository && githubSource && version
      ? chip('source', 'Source', `${repository}/tree/${encodePathname(`${version}/${githubSource}`)}`)
      : undefined,
    waiAria ? chip('wai-aria', 'WAI-ARIA', waiAria) : undefined,
    materialDesign ? chip('design', 'Material Design', materialDesign) : undefined,
  ];
  return chips.filter((one) => one !== undefined);
}

/** The package that a product's components come from, where the front matter does not say. */
const PACKAGES: Readonly<Record<string, string>> = {
  'material-ui': '@mui/material',
  'joy-ui': '@mui/joy',
  'base-ui': '@mui/base',
  system: '@mui/system',
};

function chip(kind: PageChip['kind'], label: string, href: string): PageChip {
  return { kind, label, href };
}

export function headPropsOf(
  { settings, route, view, page }: PageMaterial,
  stylesheets: readonly string[],
): HeadProps {
  const title = documentTitle({
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
    indexed: view.indexable,
    social: socialOf(page, { settings, title, product: view.productName }),
    stylesheets,
    scripts: settings.scripts,
    icon: settings.hasIcon ? `${base}favicon.svg` : undefined,
    manifest: settings.hasManifest ? `${base}manifest.webmanifest` : undefined,
    twin: route.kind === 'home' ? undefined : withBase(encodePathname(`/${route.twin}`), base),
  };
}
