/** The section “API” of a page, and of its Markdown twin: what its front matter names, linked with the reference. */

import type { Read } from '../../../graph/step.js';
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

export type ResolveApiHref = (name: string, hook: boolean) => string | undefined;

interface NamedItem extends Omit<MarkdownCopyApiLink, 'pathname'> {
  readonly location: Awaited<ReturnType<typeof findItemLocation>>;
}

/** What the front matter of a page names, with the place of each. */
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

/** The addresses of what the page names. */
export async function createApiHrefResolver(read: Read, material: PageInput): Promise<ResolveApiHref> {
  const namedItems = await findNamedItems(read, material);
  const addressing = await readAddressing(read, material.view.pathname);
  await reportUnknownNames(read, namedItems, material);
  return (name, hook) => {
    const location = namedItems.find((one) => one.name === name && one.hook === hook)?.location;
    return location && resolveHref(location.pathname, addressing);
  };
}

/** A name that no package has: told where the product's packages are described, for else nothing is known of names. */
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
  for (const { name, hook } of unknownItems) {
    const suggestion = findNearestName(
      name,
      locations.filter((one) => one.hook === hook).map((one) => one.name),
    );
    read.report([
      {
        code: 'api/unknown-name',
        severity: 'warning',
        file: page.source,
        line: 1,
        message: `no package of ${view.product.name} has a ${hook ? 'hook' : 'component'} ${name}`,
        hint: suggestion ? `Did you mean ${suggestion}?` : 'Name what the packages of the product export.',
      },
    ]);
  }
}

/** The links of the twin's list, and the whole reference of each thing below it. */
export async function renderMarkdownCopyApi(read: Read, material: PageInput, toAbsoluteUrl: ToAbsoluteUrl) {
  const namedItems = await findNamedItems(read, material);
  const links = namedItems.map(({ name, hook, location }) => ({
    name,
    hook,
    ...(location ? { pathname: location.pathname } : {}),
  }));
  const locations = namedItems.flatMap(({ location }) => (location ? [location] : []));
  const sections = await renderApiSections(read, locations, {
    pagePathname: material.view.pathname,
    level: 2,
    toAbsoluteUrl,
  });
  return { links, sections };
}

/** Makes an address of this site a whole one. */
export type ToAbsoluteUrl = (target: string) => string;

export interface ApiSectionsOptions {
  /** The pathname of the page whose twin it is. */
  readonly pagePathname: string;
  readonly level: 1 | 2;
  readonly toAbsoluteUrl: ToAbsoluteUrl;
}

/** The reference of things as Markdown, one section each. */
export async function renderApiSections(
  read: Read,
  locations: readonly ApiLocation[],
  { pagePathname, level, toAbsoluteUrl }: ApiSectionsOptions,
): Promise<readonly string[]> {
  const { renderComponentMarkdown, renderFunctionMarkdown } =
    await import('../../../reference/pages/render-markdown.js');
  const sections = locations.map(async (location) => {
    const { api, resolveLink, messages, demos, sourceHref } = await readDocumentedItem(
      read,
      location,
      pagePathname,
    );
    const context = {
      level,
      messages,
      // On the page itself its own address is of no use.
      demos: level === 1 ? demos.map((demo) => ({ ...demo, href: toAbsoluteUrl(demo.href) })) : [],
      toAbsoluteUrl: (target: string) => toAbsoluteUrl(resolveLink(target) ?? target),
      ...(sourceHref === undefined ? {} : { sourceHref }),
    };
    return 'props' in api ? renderComponentMarkdown(api, context) : renderFunctionMarkdown(api, context);
  });
  return Promise.all(sections);
}
