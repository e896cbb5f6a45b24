/** Creates the Markdown copy of a page, with the code of its demos and its API reference. */

import { prependOrigin } from '../../../discovery/make-links-absolute.js';
import type { PageInput } from '../../../document/page-input.js';
import type { HashedBytes } from '../../../graph/fingerprint.js';
import type { Read } from '../../../graph/step.js';
import type { Route } from '../../../site/routes/route.js';
import { readTool } from '../../build-input.js';
import type { PageDemo } from '../demos/page-demos.js';
import { findPageLocations } from '../reference/api-pages.js';
import { renderApiSections, renderMarkdownCopyApi, type ToAbsoluteUrl } from '../reference/api-section.js';
import { config } from '../site/config.js';
import { route as routeStep } from '../site/routes.js';

export async function createMarkdownCopy(
  read: Read,
  input: PageInput,
  demos: readonly PageDemo[],
): Promise<string | HashedBytes> {
  const { page, view, messages } = input;
  const { base, languages, url, limits } = await read.step(config);
  const route = await read.step(routeStep, view.pathname);
  const toAbsoluteUrl: ToAbsoluteUrl = (target) => prependOrigin(target, { url });
  if (route.api) return createApiMarkdownCopy(read, route, { title: page.title, toAbsoluteUrl });
  const { source } = route;
  const { decodeSource } = await import('../../../markdown/decode-source.js');
  const decoded = decodeSource(read.bytes(source) ?? new Uint8Array(), source, limits.pageBytes);
  const { links, sections } = await renderMarkdownCopyApi(read, input, toAbsoluteUrl);
  const copy = {
    text: 'text' in decoded ? decoded.text : '',
    title: page.title,
    context: { pathname: view.pathname, source, base, language: view.language, languages, url },
    demos: demos.map(({ directive, demos: variants }) => ({
      from: directive.line,
      to: directive.line,
      files: variants.flatMap(({ styling, files }) =>
        files.map(({ name, code }) => ({ name: styling ? `${styling}/${name}` : name, text: code })),
      ),
    })),
    includes: page.includes,
    api: links,
    apiHeading: messages['api.heading'],
    sections,
  };
  return readTool(read, 'threads').run('renderMarkdownCopy', copy);
}

/** An API page is nothing but the reference; an API tab has a title above several. */
async function createApiMarkdownCopy(
  read: Read,
  route: Route,
  { title, toAbsoluteUrl }: { readonly title: string; readonly toAbsoluteUrl: ToAbsoluteUrl },
): Promise<string> {
  const isTab = route.api !== undefined && 'tab' in route.api;
  const level = isTab ? 2 : 1;
  const locations = await findPageLocations(read, route);
  const sections = await renderApiSections(read, locations, {
    pagePathname: route.pathname,
    level,
    toAbsoluteUrl,
  });
  return `${[...(isTab ? [`# ${title}`] : []), ...sections].join('\n\n')}\n`;
}
