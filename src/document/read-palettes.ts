/** Reads the colors of the shell from its stylesheet. */

import type { Palette } from '../site/brand/find-contrast-issues.js';

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const VARIABLE = /--[\w-]*?palette-([\w-]+):([^;]+)/g;

/** The color variables by scheme; `light` has those of `:root`. What comes later in the stylesheet wins. */
export function readPalettes(css: string): Readonly<Record<string, Palette>> {
  const palettes: Record<string, Record<string, string>> = {};
  for (const [, selector = '', declarations = ''] of css.matchAll(RULE)) {
    const scheme = readScheme(selector.trim());
    if (scheme === undefined) continue;
    const palette = (palettes[scheme] ??= {});
    for (const [, name = '', value = ''] of declarations.matchAll(VARIABLE)) palette[name] = value.trim();
  }
  return palettes;
}

function readScheme(selector: string): string | undefined {
  if (selector === ':root') return 'light';
  return /^(?::root)?\[data-mui-color-scheme=(["']?)([\w-]+)\1\]$/.exec(selector)?.[2];
}
