/** The Markdown twin of a page, with its demos and the reference of what it shows written out. */

import type { Read } from '../../graph/step.js';
import type { PageMaterial } from '../../html/material.js';
import { addressOf } from '../../indexes/twin-links.js';
import type { Route } from '../../site/route.js';
import { placesOn } from './api-pages.js';
import { sectionsOf, twinApi, type Absolute } from './api-section.js';
import { config } from './config.js';
import type { PageDemo } from './demos.js';
import { route as routeOf } from './routes.js';

export async function twinOf(
  read: Read,
  material: PageMaterial,
  demos: readonly PageDemo[],
): Promise<string> {
  const { base, languages, url, limits } = await read.step(config);
  const own = await read.step(routeOf, material.view.pathname);
  const absolute: Absolute = (target) => addressOf(target, url === undefined ? {} : { url });
  if (own.api) return apiTwinOf(read, own, { material, absolute });
  const { page, route, view, words } = material;
  const { markdownTwin } = await import('../../indexes/markdown-twin.js');
  const { decodeSource } = await import('../../pages/decode.js');
  const decoded = decodeSource(read.bytes(route.source) ?? new Uint8Array(), route.source, limits.pageBytes);
  const place = { pathname: view.pathname, source: route.source, base, language: view.language, languages };
  const { links, sections } = await twinApi(read, material, absolute);
  return markdownTwin({
    text: 'text' in decoded ? decoded.text : '',
    title: page.title,
    place: { ...place, ...(url === undefined ? {} : { url }) },
    demos: demos.map(({ use, demos: variants }) => ({
      from: use.line,
      to: use.line,
      files: variants.flatMap(({ styling, files }) =>
        files.map(({ name, code }) => ({ name: styling ? `${styling}/${name}` : name, text: code })),
      ),
    })),
    api: links,
    apiHeading: words['api.heading'],
    sections,
  });
}

/** A page of the reference is nothing but the reference; a tab has several. */
async function apiTwinOf(
  read: Read,
  route: Route,
  { material, absolute }: { readonly material: PageMaterial; readonly absolute: Absolute },
): Promise<string> {
  const isTab = route.api !== undefined && 'tab' in route.api;
  const given = { from: route.pathname, level: isTab ? (2 as const) : (1 as const), absolute };
  const sections = await sectionsOf(read, await placesOn(read, route), given);
  return `${[...(isTab ? [`# ${material.page.title}`] : []), ...sections].join('\n\n')}\n`;
}
