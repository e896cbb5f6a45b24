/** Shows formulas as code: docsgen draws none. */

import type { Edit, MarkdownDocument } from './document.js';
import type { PageConversion } from './page-conversion.js';

const BLOCK = /^([ \t]*)\$\$[ \t]*\n?([^$]*?)\n?[ \t]*\$\$[ \t]*$/gm;
const INLINE = /(?<![\\$\w])\$(?![\s$\d])([^$\n]*[^\s$\\])\$(?![\w$])/g;

export function convertMath(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  if (!conversion.site.source.dialect.hasMath) return document;
  const report = (offset: number) => {
    const message = 'the formula is shown as code';
    const hint = 'Draw it once, and show the image: put the SVG below public/.';
    conversion.report('migrate/math', document.locate(offset), { message, hint });
  };
  const blocks = [...document.masked.matchAll(BLOCK)].map(({ index, 0: whole, 1: indent = '' }): Edit => {
    report(index);
    const formula = document.text
      .slice(index, index + whole.length)
      .trim()
      .slice(2, -2)
      .trim();
    const text = `${indent}\`\`\`text\n${indent}${formula}\n${indent}\`\`\``;
    return { start: index, end: index + whole.length, text };
  });
  const converted = document.apply(blocks);
  const inline = [...converted.masked.matchAll(INLINE)].map(({ index, 0: whole, 1: formula = '' }): Edit => {
    const message = 'the formula is shown as code';
    const hint = 'Write it in words, or show an image of it.';
    conversion.report('migrate/math', converted.locate(index), { message, hint });
    return { start: index, end: index + whole.length, text: `\`${formula}\`` };
  });
  return converted.apply(inline);
}
