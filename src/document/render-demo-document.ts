/** Renders a demo as a document of its own: its media queries and fixed elements depend on the iframe, not on the page. */

import type { LiveDemoProps } from '../kit/partials.js';
import { widenSchemeSelectors, type SchemeModes } from '../site/color-schemes.js';
import { escapeAttribute, escapeText } from '../text/escape-html.js';
import type { PageScripts } from './render-head.js';
import { TEXT_COLOR } from '../site/mui/themes.js';

interface DemoDocument {
  readonly html: string;
  readonly title: string;
  readonly language: string;
  readonly name: string;
  readonly stylesheets: readonly string[];
  readonly scripts: Pick<PageScripts, 'boot' | 'runtime'>;
  readonly live?: LiveDemoProps;
  /** Whether its styles are Tailwind's, which apply only to such demos. */
  readonly isTailwind?: boolean;
  /** For hosts that send no headers. */
  readonly policy?: string | undefined;
  readonly isolated?: IsolatedDemo;
  /** The site's color schemes besides light and dark. */
  readonly schemes: SchemeModes | false;
}

/** A demo whose libraries insert style elements. */
interface IsolatedDemo {
  /** Its iframe gets the height of its content. */
  readonly followsContent: boolean;
}

/** What a demo in a page has from the page. */
const ISOLATED_STYLE = `html{color-scheme:light}html[data-mui-color-scheme=dark]{color-scheme:dark}body{display:flow-root;margin:0}.demo{display:flex;flex-wrap:wrap;justify-content:center;min-width:0;padding:4px;color:${TEXT_COLOR};font:1rem/1.5 Roboto,Helvetica,Arial,sans-serif}`;

/** It follows the reader's preferences, as its page does, and is hydrated when the browser loads it. */
export function renderDemoDocument(document: DemoDocument): string {
  const { html, title, language, stylesheets, scripts, isolated, policy, schemes } = document;
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`).join('');
  const policyTag = policy
    ? `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`
    : '';
  const isolatedStyle = schemes ? widenSchemeSelectors(ISOLATED_STYLE, schemes) : ISOLATED_STYLE;
  const style = isolated ? `<style>${isolatedStyle}</style>` : '';
  const head = `<meta charset="utf-8">${policyTag}<meta name="viewport" content="initial-scale=1, width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><script>${scripts.boot}</script><script type="module" src="${escapeAttribute(scripts.runtime)}"></script>${style}${links}`;
  return `<!doctype html>\n<html lang="${escapeAttribute(language)}" data-frame="${isolated?.followsContent ? 'auto' : ''}"><head>${head}</head><body><div class="demo"${renderDemoAttributes(document)}>${html}</div></body></html>\n`;
}

function renderDemoAttributes({ name, live, isTailwind }: DemoDocument): string {
  const attributes = {
    'data-demo': name,
    'data-tailwind': isTailwind ? '' : undefined,
    'data-module': live?.module,
    'data-needs': live?.needs.join(' '),
    'data-themes': live?.themes.join(' '),
    'data-id-prefix': live?.idPrefix,
    'data-client-only': live?.clientOnly ? '' : undefined,
    'data-issues': live?.issues || undefined,
  };
  return Object.entries(attributes)
    .map(([attribute, value]) => (value === undefined ? '' : ` ${attribute}="${escapeAttribute(value)}"`))
    .join('');
}

interface Iframe {
  readonly src: string;
  readonly title: string;
  /** Pixels. */
  readonly height: number;
}

/** The iframe in the page that shows the demo's document. */
export function renderIframe({ src, title, height }: Iframe): string {
  return `<iframe title="${escapeAttribute(title)}" src="${escapeAttribute(src)}" height="${height}" loading="lazy"></iframe>`;
}
