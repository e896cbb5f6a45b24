/** Creates the props of a page's header: headline, description, ad and the row of small links. */

import type { PageChip, PartialProps } from '../kit/partials.js';
import type { Page } from '../markdown/page.js';
import { familyProducts } from '../site/mui/products.js';
import { withBase } from '../site/routes/href.js';
import { encodePathname } from '../site/routes/pathname.js';
import type { PageInput } from './page-input.js';

export function createHeaderProps(input: PageInput): PartialProps['header'] {
  const { headline, lead } = input.page;
  return {
    headline,
    lead,
    chips: createPageChips(input),
    hasAdSlot: hasAdSlot(input) && !hasTabs(input.page),
  };
}

/** Whether the page has a box for an ad: there is something to show, and the page allows it. */
export function hasAdSlot({
  settings: { hasAds },
  route,
  page,
}: Pick<PageInput, 'settings' | 'route' | 'page'>): boolean {
  return hasAds && !page.frontMatter.disableAd && route.kind !== 'home';
}

/** The box comes after the tabs of a page that has some. */
function hasTabs({ blocks }: Page): boolean {
  return blocks.some(({ kind }) => kind === 'tabs');
}

/** The row of small links under a description. */
function createPageChips(input: PageInput): readonly PageChip[] {
  const { settings, view, page } = input;
  const repository = settings.repository?.url;
  const version = settings.repository?.tag ?? view.versions.find(({ current }) => current)?.text;
  const { githubLabel, githubSource, waiAria, materialDesign, components, packageName } = page.frontMatter;
  const bundlePackage =
    packageName ?? (components.length > 0 ? familyProducts.packages[view.productId] : undefined);
  const feedback = repository && githubLabel && `${repository}/labels/${encodeURIComponent(githubLabel)}`;
  const bundle = bundlePackage && `https://bundlephobia.com/package/${bundlePackage}`;
  const source =
    repository &&
    githubSource &&
    version &&
    `${repository}/tree/${encodePathname(`${version}/${githubSource}`)}`;
  return [
    ...createChip('markdown', 'View as Markdown', resolveMarkdownCopyHref(input)),
    ...createChip('feedback', 'Feedback', feedback),
    ...createChip('bundle', 'Bundle size', bundle),
    ...createChip('source', 'Source', source),
    ...createChip('wai-aria', 'WAI-ARIA', waiAria),
    ...createChip('design', 'Material Design', materialDesign),
  ];
}

function createChip(kind: PageChip['kind'], label: string, href: string | undefined): readonly PageChip[] {
  return href ? [{ kind, label, href }] : [];
}

/** The address of a page's Markdown copy. A home page does not link to its own. */
export function resolveMarkdownCopyHref({ route, settings }: PageInput): string | undefined {
  return route.kind === 'home'
    ? undefined
    : withBase(encodePathname(`/${route.markdownCopy}`), settings.base);
}
