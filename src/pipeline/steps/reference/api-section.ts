/** The section “API” of a page and of its Markdown copy: the items that its front matter names. */

import type { Read } from '../../../graph/step.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { PageInput } from '../../../document/page-input.js';
import type { MarkdownCopyApiLink } from '../../../discovery/render-markdown-copy.js';
import { findNearestName } from '../../../diagnostics/find-nearest-name.js';
import type { ApiLocation } from '../../../site/api-locations.js';
import { toCanonicalPath } from '../../../site/routes/language.js';
import { findProduct } from '../../../site/products/product.js';
import { resolveHref } from '../../../site/routes/href.js';
import { apiLocations } from './package-api.js';
import { readAddressing } from './comment-links.js';
import { readDocumentedItem, findItemLocation } from './documented-items.js';
import { config } from '../site/config.js';
import { site } from '../site/site.js';

type ResolveApiHref = (name: string, hook: boolean) => string | undefined;

interface NamedItem extends Omit<MarkdownCopyApiLink, 'pathname'> {
  readonly location: Awaited<ReturnType<typeof findItemLocation>>;
}

/** The items that the front matter of a page names, with their locations. */
async function findNamedItems(read: Read, { page, view }: PageInput): Promise<readonly NamedItem[]> {
  const { components, hooks, productId } = page.frontMatter;
  if (components.length + hooks.length === 0) return [];
  const { languages } = await read.step(config);
  const { products } = await read.step(site);
  const owner = findProduct(toCanonicalPath(view.pathname, languages), products)?.id;
  const product = products.some(({ id }) => id === productId) ? productId : owner;
  const namedItems = [
    ...components.map((name) => ({ name, hook: false })),
    ...hooks.map((name) => ({ name, hook: true })),
  ];
  return Promise.all(
    namedItems.map(async (one) => ({ ...one, location: await findItemLocation(read, { ...one, product }) })),
  );
}

/** Resolves the addresses of the items that a page names. */
export async function createApiHrefResolver(read: Read, material: PageInput): Promise<ResolveApiHref> {
  const namedItems = await findNamedItems(read, material);
  const addressing = await readAddressing(read, material.view.pathname);
  await reportUnknownNames(read, namedItems, material);
  return (name, hook) => {
    const location = namedItems.find((one) => one.name === name && one.hook === hook)?.location;
    return location && resolveHref(location.pathname, addressing);
  };
}

/** Reports names that no package has. Without a documented package of the product, no names are known. */
async function reportUnknownNames(
  read: Read,
  namedItems: readonly NamedItem[],
  { page, view }: PageInput,
): Promise<void> {
  const unknownItems = namedItems.filter(({ location }) => location === undefined);
  if (unknownItems.length === 0 || !view.product) return;
  const { id } = view.product;
  const locations = (await read.step(apiLocations)).filter(({ product }) => product === id);
  if (locations.length === 0) return;
  const productName = view.product.name;
  const diagnostics = unknownItems.map(({ name, hook }): Diagnostic => {
    const candidates = locations.filter((one) => one.hook === hook && !one.isType).map((one) => one.name);
    const suggestion = findNearestName(name, candidates);
    return {
      code: 'api/unknown-name',
      severity: 'warning',
      file: page.source,
      line: 1,
      message: `no package of ${productName} has a ${hook ? 'hook' : 'component'} ${name}`,
      hint: suggestion ? `Did you mean ${suggestion}?` : 'Name what the packages of the product export.',
    };
  });
  read.report(diagnostics);
}

/** The links in the Markdown copy of a page, and the reference of each item below them. */
export async function renderMarkdownCopyApi(read: Read, material: PageInput, toAbsoluteUrl: ToAbsoluteUrl) {
  const namedItems = await findNamedItems(read, material);
  const links = namedItems.map(({ name, hook, location }) => ({ name, hook, pathname: location?.pathname }));
  const locations = namedItems.flatMap(({ location }) => (location ? [location] : []));
  const sections = await renderApiSections(read, locations, {
    pagePathname: material.view.pathname,
    level: 2,
    toAbsoluteUrl,
  });
  return { links, sections };
}

/** Makes an address of this site absolute. */
export type ToAbsoluteUrl = (target: string) => string;

interface ApiSectionsOptions {
  /** The pathname of the page that is copied. */
  readonly pagePathname: string;
  readonly level: 1 | 2;
  readonly toAbsoluteUrl: ToAbsoluteUrl;
}

/** The reference of items as Markdown, one section each. */
export async function renderApiSections(
  read: Read,
  locations: readonly ApiLocation[],
  { pagePathname, level, toAbsoluteUrl }: ApiSectionsOptions,
): Promise<readonly string[]> {
  // Most pages show no items, and what renders them loads the Markdown parser.
  if (locations.length === 0) return [];
  const { renderItemMarkdown } = await import('../../../reference/pages/render-markdown.js');
  const sections = locations.map(async (location) => {
    const { api, resolveLink, messages, demos, sourceHref } = await readDocumentedItem(
      read,
      location,
      pagePathname,
    );
    return renderItemMarkdown(api, {
      level,
      messages,
      // A page that shows the item needs no link to itself.
      demos: level === 1 ? demos.map((demo) => ({ ...demo, href: toAbsoluteUrl(demo.href) })) : [],
      toAbsoluteUrl: (target) => toAbsoluteUrl(resolveLink(target) ?? target),
      sourceHref,
    });
  });
  return Promise.all(sections);
}
