/** The section “API” of a page, and of its Markdown twin: what its front matter names, linked with the reference. */

import type { Read } from '../../graph/step.js';
import type { PageMaterial } from '../../html/material.js';
import type { TwinApiLink } from '../../indexes/markdown-twin.js';
import { nearest } from '../../report/nearest.js';
import type { ApiPlace } from '../../site/api.js';
import { canonicalPath } from '../../site/language.js';
import { productOf } from '../../site/product.js';
import { hrefOf } from '../../site/href.js';
import { places } from './api.js';
import { addressingAt } from './api-links.js';
import { describedThing, placeOf } from './api-things.js';
import { config } from './config.js';
import { site } from './site.js';

export type ApiHref = (name: string, hook: boolean) => string | undefined;

interface NamedPlace extends Omit<TwinApiLink, 'pathname'> {
  readonly place: Awaited<ReturnType<typeof placeOf>>;
}

/** What the front matter of a page names, with the place of each. */
async function namedPlaces(read: Read, { page, view }: PageMaterial): Promise<readonly NamedPlace[]> {
  const { components, hooks, productId } = page.frontMatter;
  if (components.length + hooks.length === 0) return [];
  const { languages } = await read.step(config);
  const { products } = await read.step(site);
  const owner = productOf(canonicalPath(view.pathname, languages), products)?.id;
  const product = products.some(({ id }) => id === productId) ? productId : owner;
  const named = [
    ...components.map((name) => ({ name, hook: false })),
    ...hooks.map((name) => ({ name, hook: true })),
  ];
  return Promise.all(named.map(async (one) => ({ ...one, place: await placeOf(read, { ...one, product }) })));
}

/** The addresses of what the page names. */
export async function apiHrefs(read: Read, material: PageMaterial): Promise<ApiHref> {
  const named = await namedPlaces(read, material);
  const to = await addressingAt(read, material.view.pathname);
  await tellUnknown(read, named, material);
  return (name, hook) => {
    const found = named.find((one) => one.name === name && one.hook === hook)?.place;
    return found && hrefOf(found.pathname, to);
  };
}

/** A name that no package has: told where the product's packages are described, for else nothing is known of names. */
async function tellUnknown(
  read: Read,
  named: readonly NamedPlace[],
  { page, view }: PageMaterial,
): Promise<void> {
  const unknown = named.filter(({ place }) => place === undefined);
  if (unknown.length === 0 || !view.product) return;
  const { id } = view.product;
  const known = (await read.step(places)).filter(({ product }) => product === id);
  if (known.length === 0) return;
  for (const { name, hook } of unknown) {
    const meant = nearest(
      name,
      known.filter((one) => one.hook === hook).map((one) => one.name),
    );
    read.report([
      {
        code: 'api/unknown-name',
        severity: 'warning',
        file: page.source,
        line: 1,
        message: `no package of ${view.product.name} has a ${hook ? 'hook' : 'component'} ${name}`,
        hint: meant ? `Did you mean ${meant}?` : 'Name what the packages of the product export.',
      },
    ]);
  }
}

/** The links of the twin's list, and the whole reference of each thing below it. */
export async function twinApi(read: Read, material: PageMaterial, absolute: Absolute) {
  const named = await namedPlaces(read, material);
  const links = named.map(({ name, hook, place }) => ({
    name,
    hook,
    ...(place ? { pathname: place.pathname } : {}),
  }));
  const found = named.flatMap(({ place }) => (place ? [place] : []));
  const sections = await sectionsOf(read, found, { from: material.view.pathname, level: 2, absolute });
  return { links, sections };
}

/** Makes an address of this site a whole one. */
export type Absolute = (target: string) => string;

export interface SectionsGiven {
  /** The pathname of the page whose twin it is. */
  readonly from: string;
  readonly level: 1 | 2;
  readonly absolute: Absolute;
}

/** The reference of things as Markdown, one section each. */
export async function sectionsOf(
  read: Read,
  found: readonly ApiPlace[],
  { from, level, absolute }: SectionsGiven,
): Promise<readonly string[]> {
  const { componentMarkdown, functionMarkdown } = await import('../../pages/api/markdown.js');
  const sections = found.map(async (place) => {
    const { api, linkTo, words, demos, sourceHref } = await describedThing(read, place, from);
    const context = {
      level,
      words,
      // On the page itself its own address is of no use.
      demos: level === 1 ? demos.map((demo) => ({ ...demo, href: absolute(demo.href) })) : [],
      absolute: (target: string) => absolute(linkTo(target) ?? target),
      ...(sourceHref === undefined ? {} : { sourceHref }),
    };
    return 'props' in api ? componentMarkdown(api, context) : functionMarkdown(api, context);
  });
  return Promise.all(sections);
}
