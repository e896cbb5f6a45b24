/** The rules that a demo's HTML needs, out of the cache that it was rendered with. Knows how Emotion names things.
 *  Global rules stay behind, unless the demo has a document of its own: they would hold on the whole page. */

import { rulesOf, type Rule } from './css.js';
import type { StyleCache } from './libraries.js';
import { attributeOf, tagsOf } from './tags.js';

/** Rules of the classes in `html`, in the order of first use, then the keyframes that they name. */
export function collectStyles(
  { inserted, registered }: StyleCache,
  html: string,
  withGlobals: boolean,
): string {
  const classes = new Set(tagsOf(html).flatMap((tag) => attributeOf(tag, 'class')?.split(' ') ?? []));
  const used: string[] = [];
  const keyframes = new Map<string, string>();
  for (const [name, text] of Object.entries(inserted)) {
    if (text === true) continue;
    if (`css-${name}` in registered) {
      if (classes.has(`css-${name}`)) used.push(text);
    } else {
      const rules = rulesOf(text);
      for (const rule of rules.filter(isKeyframes)) keyframes.set(nameOf(rule), rule.text);
      if (withGlobals) used.push(...rules.filter((rule) => !isKeyframes(rule)).map((rule) => rule.text));
    }
  }
  const css = used.join('');
  const needed = [...keyframes].filter(([name]) => new RegExp(`[\\s:,]${escaped(name)}(?![\\w-])`).test(css));
  return css + needed.map(([, text]) => text).join('');
}

function isKeyframes({ prelude }: Rule): boolean {
  return /^@(-\w+-)?keyframes\s/.test(prelude);
}

function nameOf({ prelude }: Rule): string {
  return prelude.replace(/^@\S+\s+/, '');
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
