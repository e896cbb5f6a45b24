/** Renders a formula of a page: MathML, without a stylesheet or a script. */

import type { Position } from '../../diagnostics/find-position.js';
import { escapeAttribute, escapeText } from '../../text/escape-html.js';
import { parseStyleAttribute } from '../html/parse-style-attribute.js';
import type { PageBuilder } from '../page-builder.js';
import type { SourceSegment } from '../source-text.js';
import type { Token } from '../syntax/create-markdown-engine.js';
import type { Formula } from './formula.js';

/** The HTML of a formula; one that cannot be read is reported, and shown as code. `locate` gives the place of an offset in it. */
export function renderFormula(
  formula: Formula,
  builder: PageBuilder,
  locate: (offset: number) => Position,
): string {
  const result = builder.context.renderFormula?.(formula);
  if (result && 'html' in result) return replaceStyleAttributes(result.html, builder);
  if (result) {
    builder.diagnostics.error('math/syntax', locate(result.offset), {
      message: `the formula cannot be rendered: ${result.message}`,
      hint: 'Correct the formula. Write `\\$` for a dollar sign in the text.',
    });
  }
  return `<code>${escapeText(formula.tex)}</code>`;
}

/** A block of `$$` … `$$`. */
export function renderFormulaBlock({ content, map, meta }: Token, builder: PageBuilder): void {
  const line = map?.[0] ?? 0;
  if (meta?.['closed'] === false) {
    builder.diagnostics.error('math/unclosed', builder.source.findWord(line, '$$'), {
      message: 'the formula is never closed',
      hint: 'Write a line of $$ below it.',
    });
  } else builder.appendHtml(renderDisplayFormula({ content, line }, builder));
}

/** A formula on a line of its own. A wide one is scrolled. */
export function renderDisplayFormula(segment: SourceSegment, builder: PageBuilder): string {
  const label = escapeAttribute(builder.context.messages['content.formula']);
  const html = renderFormula({ tex: segment.content, isDisplay: true }, builder, (offset) =>
    builder.source.locateOffset(segment, offset),
  );
  return `<div class="formula" tabindex="0" role="group" aria-label="${label}">${html}</div>\n`;
}

/** The policy of pages allows no `style` attribute: each becomes a class of the page's stylesheet. */
function replaceStyleAttributes(html: string, { styles }: PageBuilder): string {
  return html.replace(/ style="([^"]*)"/g, (_, text: string) => {
    const parsed = parseStyleAttribute(text);
    const name = 'declarations' in parsed ? styles.addClass(parsed.declarations) : '';
    return name === '' ? '' : ` class="${name}"`;
  });
}
