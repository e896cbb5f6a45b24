/** Makes formulas of what the former tool reads as formulas. The others are as docsgen writes them already. */

import type { Edit, MarkdownDocument } from './document.js';
import type { PageConversion } from './page-conversion.js';

/** In MDX, blanks may stand within the dollar signs, and a digit behind them. What docsgen reads as a formula is not found. */
const LOOSE_FORMULA = /(?<![\\$])\$(?!\$)([^\n$`]+)(?<!\\)\$(?!\$)(\d?)/g;

/** What tells a formula from a price or the name of a variable: a command, an exponent, or a single letter. */
const IS_TEX = /\\[A-Za-z]|^\s*[^\d\s][^]*\^|^\s*[A-Za-z]\s*$/;

export function convertMath(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const { mathFile, isMdx } = conversion.site.source.dialect;
  if (mathFile === undefined) return document;
  const converted = isMdx ? document.apply(findLooseFormulas(document)) : document;
  const hasFence = converted.lines.some(({ text, kind }) => kind === 'fence' && /(?:`|~)math\b/.test(text));
  if (converted.hasFormula || hasFence) conversion.site.hasFormulas = true;
  return converted;
}

function findLooseFormulas({ masked }: MarkdownDocument): readonly Edit[] {
  return [...masked.matchAll(LOOSE_FORMULA)].flatMap(
    ({ index, 0: whole, 1: formula = '', 2: digit = '' }): readonly Edit[] => {
      if (!IS_TEX.test(formula)) return [];
      const behind = digit === '' ? '' : `&#${digit.charCodeAt(0)};`;
      return [{ start: index, end: index + whole.length, text: `$${formula.trim()}$${behind}` }];
    },
  );
}

/** Text that was no Markdown: its dollar signs are no formula. */
export function escapeDollars(text: string, { site }: PageConversion): string {
  return site.source.dialect.mathFile === undefined ? text : text.replaceAll('$', String.raw`\$`);
}
