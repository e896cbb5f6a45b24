/** The Markdown twin of a page, with its demos written out. */

import type { Read } from '../../graph/step.js';
import type { PageMaterial } from '../../html/material.js';
import { config } from './config.js';
import type { PageDemo } from './demos.js';

export async function twinOf(
  read: Read,
  { page, route, view }: PageMaterial,
  demos: readonly PageDemo[],
): Promise<string> {
  const { markdownTwin } = await import('../../indexes/markdown-twin.js');
  const { decodeSource } = await import('../../pages/decode.js');
  const { base, languages, url, limits } = await read.step(config, 'all');
  const decoded = decodeSource(read.bytes(route.source)!, route.source, limits.pageBytes);
  const place = { pathname: view.pathname, source: route.source, base, language: view.language, languages };
  const { components, hooks } = page.frontMatter;
  return markdownTwin({
    text: 'text' in decoded ? decoded.text : '',
    title: page.title,
    place: { ...place, ...(url === undefined ? {} : { url }) },
    demos: demos.map(({ use, demo }) => ({
      from: use.line,
      to: use.line,
      files: demo.files.map(({ name, code }) => ({ name, text: code })),
    })),
    api: [
      ...components.map((name) => ({ name, hook: false })),
      ...hooks.map((name) => ({ name, hook: true })),
    ],
  });
}
