/** Turns `style` attributes, which the pages' policy blocks, into classes with rules. Knows nothing of Emotion.
 *
 *  The rules weigh more than any selector of classes, as an attribute would, and less than a style set by a script.
 *  Before a script takes the HTML over, it must turn the classes back into styles: React removes what it knows of. */

import { hash } from 'node:crypto';
import { isSelfContained, splitList } from './parse-css.js';
import { getTagAttribute, parseTags, type HtmlTag } from '../markup/parse-tags.js';

export interface ExtractedStyles {
  readonly html: string;
  /** One rule for each different attribute, in the order of first use. */
  readonly css: string;
}

/** The same HTML without `style` attributes, and the rules that stand in for them. */
export function extractInlineStyles(html: string): ExtractedStyles {
  const rules = new Map<string, string>();
  const parts: string[] = [];
  let position = 0;
  for (const tag of html.includes(' style="') ? parseTags(html) : []) {
    const style = tag.isClosing ? undefined : getTagAttribute(tag, 'style');
    if (style === undefined) continue;
    const declarations = filterDeclarations(style);
    const className = `s-${hash('sha256', declarations, 'hex').slice(0, 8)}`;
    if (declarations) rules.set(className, `.${className}:not(#_){${declarations}}`);
    parts.push(
      html.slice(position, tag.start),
      replaceStyleWithClass(html.slice(tag.start, tag.end), tag, declarations ? className : ''),
    );
    position = tag.end;
  }
  return { html: parts.join('') + html.slice(position), css: [...rules.values()].join('') };
}

function replaceStyleWithClass(text: string, tag: HtmlTag, className: string): string {
  const withoutStyle = text.replace(/\sstyle="[^"]*"/, '');
  if (className === '') return withoutStyle;
  if (getTagAttribute(tag, 'class') === undefined)
    return withoutStyle.replace(/^<[^\s/>]+/, (start) => `${start} class="${className}"`);
  return withoutStyle.replace(
    /\sclass="([^"]*)"/,
    (_, classes: string) => ` class="${`${classes} ${className}`.trim()}"`,
  );
}

/** The declarations that can stand in a rule. Those that cannot would have had no effect in an attribute either. */
function filterDeclarations(style: string): string {
  return splitList(style, ';')
    .filter((part) => part !== '' && isSelfContained(part))
    .join(';');
}
