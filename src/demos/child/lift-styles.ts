/** Turns `style` attributes, which the pages' policy blocks, into classes with rules. Knows nothing of Emotion.
 *
 *  The rules weigh more than any selector of classes, as an attribute would, and less than a style set by a script.
 *  Before a script takes the HTML over, it must turn the classes back into styles: React removes what it knows of. */

import { hash } from 'node:crypto';
import { isClosed, partsOf } from './css.js';
import { attributeOf, tagsOf, type Tag } from './tags.js';

export interface Lifted {
  readonly html: string;
  /** One rule for each different attribute, in the order of first use. */
  readonly css: string;
}

/** The same HTML without `style` attributes, and the rules that stand in for them. */
export function liftStyles(html: string): Lifted {
  const rules = new Map<string, string>();
  const parts: string[] = [];
  let done = 0;
  for (const tag of html.includes(' style="') ? tagsOf(html) : []) {
    const style = tag.isClosing ? undefined : attributeOf(tag, 'style');
    if (style === undefined) continue;
    const declarations = declarationsOf(style);
    const name = `s-${hash('sha256', declarations, 'hex').slice(0, 8)}`;
    if (declarations) rules.set(name, `.${name}:not(#_){${declarations}}`);
    parts.push(
      html.slice(done, tag.start),
      withClass(html.slice(tag.start, tag.end), tag, declarations ? name : ''),
    );
    done = tag.end;
  }
  return { html: parts.join('') + html.slice(done), css: [...rules.values()].join('') };
}

function withClass(text: string, tag: Tag, name: string): string {
  const bare = text.replace(/\sstyle="[^"]*"/, '');
  if (name === '') return bare;
  if (attributeOf(tag, 'class') === undefined)
    return bare.replace(/^<[^\s/>]+/, (start) => `${start} class="${name}"`);
  return bare.replace(/\sclass="([^"]*)"/, (_, classes: string) => ` class="${`${classes} ${name}`.trim()}"`);
}

/** The declarations that can stand in a rule. Those that cannot would have had no effect in an attribute either. */
function declarationsOf(style: string): string {
  return partsOf(style, ';')
    .filter((part) => part !== '' && isClosed(part))
    .join(';');
}
