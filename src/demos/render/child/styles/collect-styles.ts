/** Collects the rules that a demo's HTML needs from its Emotion cache. Global rules are left out, unless the demo has a
 *  document of its own: they would apply to the whole page. */

import { parseRules, type CssRule } from './parse-css.js';
import type { StyleCache } from '../modules/render-libraries.js';
import { getTagAttribute, parseTags } from '../markup/parse-tags.js';

/** Rules of the classes in `html`, in the order of first use, then the keyframes that they name. */
export function collectStyles(
  { inserted, registered }: StyleCache,
  html: string,
  includeGlobals: boolean,
): string {
  const classes = new Set(parseTags(html).flatMap((tag) => getTagAttribute(tag, 'class')?.split(' ') ?? []));
  const usedRules: string[] = [];
  const keyframes = new Map<string, string>();
  for (const [name, text] of Object.entries(inserted)) {
    if (text === true) continue;
    if (`css-${name}` in registered) {
      if (classes.has(`css-${name}`)) usedRules.push(text);
    } else {
      const rules = parseRules(text);
      for (const rule of rules.filter(isKeyframes)) keyframes.set(getKeyframesName(rule), rule.text);
      if (includeGlobals)
        usedRules.push(...rules.filter((rule) => !isKeyframes(rule)).map((rule) => rule.text));
    }
  }
  const css = usedRules.join('');
  const usedKeyframes = [...keyframes].filter(([name]) =>
    new RegExp(`[\\s:,]${escapeRegExp(name)}(?![\\w-])`).test(css),
  );
  return css + usedKeyframes.map(([, text]) => text).join('');
}

function isKeyframes({ prelude }: CssRule): boolean {
  return /^@(-\w+-)?keyframes\s/.test(prelude);
}

function getKeyframesName({ prelude }: CssRule): string {
  return prelude.replace(/^@\S+\s+/, '');
}

function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
