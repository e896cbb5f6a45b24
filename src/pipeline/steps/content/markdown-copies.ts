/** Creates the Markdown copy of a page, with the code of its demos and its API reference. */

import type { Read } from '../../../graph/step.js';
import type { PageInput } from '../../../document/page-input.js';
import { prependOrigin } from '../../../discovery/make-links-absolute.js';
import type { Route } from '../../../site/routes/route.js';
import { findPageLocations } from '../reference/api-pages.js';
import { renderApiSections, renderMarkdownCopyApi, type ToAbsoluteUrl } from '../reference/api-section.js';
import { config } from '../site/config.js';
import type { PageDemo } from '../demos/page-demos.js';
import { route as routeOf } from '../site/routes.js';

export async function createMarkdownCopy(
  read: Read,
  input: PageInput,
  demos: readonly PageDemo[],
): Promise<string> {
  const { base, languages, url, limits } = await read.step(config);
  const ownRoute = await read.step(routeOf, input.view.pathname);
  const absolute: ToAbsoluteUrl = (target) => prependOrigin(target, { url });
  if (ownRoute.api) return createApiMarkdownCopy(read, ownRoute, { input, absolute });
  const { page, route, view, messages } = input;
  const { renderMarkdownCopy } = await import('../../../discovery/render-markdown-copy.js');
  const { decodeSource } = await import('../../../markdown/decode-source.js');
  const decoded = decodeSource(read.bytes(route.source) ?? new Uint8Array(), route.source, limits.pageBytes);
  const linkContext = {
    pathname: view.pathname,
    source: route.source,
    base,
    language: view.language,
    languages,
  };
  const { links, sections } = await renderMarkdownCopyApi(read, input, absolute);
  return renderMarkdownCopy({
    text: 'text' in decoded ? decoded.text : '',
    title: page.title,
    context: { ...linkContext, url },
    demos: demos.map(({ directive, demos: variants }) => ({
      from: directive.line,
      to: directive.line,
      files: variants.flatMap(({ styling, files }) =>
        files.map(({ name, code }) => ({ name: styling ? `${styling}/${name}` : name, text: code })),
      ),
    })),
    api: links,
    apiHeading: messages['api.heading'],
    sections,
  });
}

/** A page of the reference is nothing but the reference; a tab has several. */
async function createApiMarkdownCopy(
  read: Read,
  route: Route,
  { input, absolute }: { readonly input: PageInput; readonly absolute: ToAbsoluteUrl },
): Promise<string> {
  const isTab = route.api !== undefined && 'tab' in route.api;
  const sectionOptions = {
    pagePathname: route.pathname,
    level: isTab ? (2 as const) : (1 as const),
    toAbsoluteUrl: absolute,
  };
  const sections = await renderApiSections(read, await findPageLocations(read, route), sectionOptions);
  return `${[...(isTab ? [`# ${input.page.title}`] : []), ...sections].join('\n\n')}\n`;
}
