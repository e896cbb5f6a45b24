/** Renders the file `_headers` for Netlify and Cloudflare Pages. */

import type { HeaderRule } from './header-rules.js';

/** The text of the file: the rules as they are. */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  return rules.map(formatHeaderRule).join('\n');
}

function formatHeaderRule([path, headers]: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    value === '' ? `  ${name}\n` : `  ${name}: ${value}\n`,
  );
  return `${path}\n${lines.join('')}`;
}
