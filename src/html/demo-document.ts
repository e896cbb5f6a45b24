/** A demo in a document of its own: its media queries and fixed elements see the frame instead of the page. */

import type { Rendered } from './renderer.js';
import { escapeAttribute, escapeText } from '../pages/escape.js';

export interface DemoDocument extends Pick<Rendered, 'html'> {
  readonly title: string;
  readonly language: string;
  readonly stylesheets: readonly string[];
}

export function demoDocumentOf({ html, title, language, stylesheets }: DemoDocument): string {
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`).join('');
  const head = `<meta charset="utf-8"><meta name="viewport" content="initial-scale=1, width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)}</title>${links}`;
  return `<!doctype html>\n<html lang="${escapeAttribute(language)}"><head>${head}</head><body class="demo">${html}</body></html>\n`;
}

/** Where it stands in the page. `height`: pixels. */
export function demoFrameOf({
  src,
  title,
  height,
}: {
  readonly src: string;
  readonly title: string;
  readonly height: number;
}): string {
  return `<iframe title="${escapeAttribute(title)}" src="${escapeAttribute(src)}" height="${height}" loading="lazy"></iframe>`;
}
