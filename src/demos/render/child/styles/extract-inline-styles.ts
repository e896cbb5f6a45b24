/** Turns `style` attributes, which the pages' policy blocks, into classes with rules. The rules win over any selector of
 *  classes, as an attribute would, and lose against a style set by a script. Before React hydrates the HTML, a script must
 *  turn the classes back into styles, because React removes the styles that it knows. */

import { hash } from 'node:crypto';
import { isSelfContained, splitList } from './parse-css.js';
import { getTagAttribute, parseTags, type HtmlTag } from '../markup/parse-tags.js';

interface ExtractedStyles {
  readonly html: string;
  /** One rule for each different attribute, in the order of first use. */
  readonly css: string;
}

/** The same HTML without `style` attributes, and the rules that replace them. */
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

/** The declarations that are valid in a rule. The others would have no effect in an attribute either. */
function filterDeclarations(style: string): string {
  return splitList(style, ';')
    .filter((part) => part !== '' && isSelfContained(part))
    .join(';');
}
