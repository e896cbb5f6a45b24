/** Where the links in the comments of a package lead on this site. */

import type { Read, Step } from '../../graph/step.js';
import type { LinkTo } from '../../pages/api/prose.js';
import type { ApiPlace } from '../../site/api.js';
import { hrefOf, type Addressing } from '../../site/href.js';
import { languageOf } from '../../site/language.js';
import { config } from './config.js';
import { described, places, type DescribedKey } from './api.js';
import { routes } from './routes.js';

/** The documentation that the comments of a family of packages link to: its pages may be on this site. */
const FAMILY = { host: 'https://mui.com', scope: '@mui/' };

/** Live: whether a page is built is asked for single pathnames. */
export const pathnames: Step<ReadonlySet<string>> = {
  name: 'pathnames',
  live: true,
  run: async (read) => new Set((await read.step(routes)).map(({ pathname }) => pathname)),
};

export const isBuilt: Step<boolean, string> = {
  name: 'is built',
  run: async (read, pathname) => (await read.step(pathnames)).has(pathname),
};

/** How the page at a pathname writes addresses. */
export async function addressingAt(read: Read, pathname: string): Promise<Addressing> {
  const { base, languages } = await read.step(config);
  return { base, languages, language: languageOf(pathname, languages) };
}

/** Settles all links in a text before they are written. `place` is whose comments they stand in, on the page at `from`. */
export async function linksIn(read: Read, text: string, { place, from }: Comments): Promise<LinkTo> {
  const targets = new Set(Array.from(text.matchAll(/\]\(\s*<?([^)\s>"\\]+)/g), ([, target]) => target!));
  const known = new Map<string, string | undefined>();
  for (const target of targets) known.set(target, await addressOf(read, target, { place, from }));
  return (target) => known.get(target);
}

interface Comments {
  readonly place: ApiPlace;
  readonly from: string;
}

async function addressOf(read: Read, target: string, { place, from }: Comments): Promise<string | undefined> {
  const { url } = await read.step(config);
  if (/^(?:mailto|tel):/i.test(target)) return target;
  const inside = insideOf(target, [url, FAMILY.host], place);
  if (inside === undefined) return /^https?:\/\//i.test(target) ? target : undefined;
  const other = await placeAt(read, inside, place);
  const found = (await read.step(isBuilt, inside)) ? inside : other?.pathname;
  if (found !== undefined)
    return hrefOf(found, await addressingAt(read, from)) + (await hashOf(read, target, other));
  if (/^https?:/i.test(target)) return target;
  return target.startsWith('/') && place.package.startsWith(FAMILY.scope) ? FAMILY.host + target : undefined;
}

/** The pathname that a target may mean here, without its hash: anchors of other kinds of pages are not known yet. */
function insideOf(
  target: string,
  hosts: readonly (string | undefined)[],
  { pathname }: ApiPlace,
): string | undefined {
  const host = hosts.find((one) => one !== undefined && target.startsWith(`${one.replace(/\/$/, '')}/`));
  const path = host === undefined ? target : target.slice(host.replace(/\/$/, '').length);
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//') || path.startsWith('#')) return undefined;
  const base = `https://site.invalid${pathname}`;
  if (!URL.canParse(path, base)) return undefined;
  const found = new URL(path, base).pathname;
  return found.endsWith('/') ? found : `${found}/`;
}

/** Another component of the same package, where a link names its page elsewhere. */
async function placeAt(read: Read, pathname: string, own: ApiPlace): Promise<ApiPlace | undefined> {
  if (!/\/api\/|\/components-api\//.test(pathname) && !own.pathname.includes('-api/')) return undefined;
  const slug = pathname.split('/').at(-2);
  const all = await read.step(places);
  return all.find((place) => place.package === own.package && place.slug === slug);
}

/** A target's hash where it is an anchor of the thing that is linked to; in a tab that is the hash already. */
async function hashOf(read: Read, target: string, place: ApiPlace | undefined): Promise<string> {
  const at = target.indexOf('#');
  if (at < 0 || !place || place.pathname.includes('#')) return '';
  const anchors = await read.step(anchorsOf, [place.package, place.hook, place.name]);
  return anchors.includes(target.slice(at + 1)) ? target.slice(at) : '';
}

/** The anchors of the members of a thing. */
export const anchorsOf: Step<readonly string[], DescribedKey> = {
  name: 'anchors of',
  run: async (read, key) => {
    const { memberAnchors } = await import('../../pages/api/anchors.js');
    return memberAnchors(await read.step(described, key));
  },
};
