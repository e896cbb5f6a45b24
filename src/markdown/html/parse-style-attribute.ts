/** Parses a `style` attribute of raw HTML: the properties and values that a page may use. They become a class. */

import { suggestName } from '../../diagnostics/diagnostic-collector.js';

/** What changes how an element looks where it stands. Nothing that leaves its place, covers others or loads a file. */
const SAFE_PROPERTIES = new Set(
  (
    'align-items align-self aspect-ratio background background-color border border-block border-block-end ' +
    'border-block-start border-bottom border-collapse border-color border-inline border-inline-end ' +
    'border-inline-start border-left border-radius border-right border-spacing border-style border-top ' +
    'border-width box-shadow box-sizing break-inside clear color column-count column-gap column-width columns ' +
    'display flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-family ' +
    'font-size font-style font-variant-numeric font-weight gap grid-area grid-auto-columns grid-auto-flow ' +
    'grid-auto-rows grid-column grid-row grid-template-columns grid-template-rows height justify-content ' +
    'justify-items justify-self letter-spacing line-height list-style list-style-type margin margin-block ' +
    'margin-block-end margin-block-start margin-bottom margin-inline margin-inline-end margin-inline-start ' +
    'margin-left margin-right margin-top max-height max-width min-height min-width object-fit object-position ' +
    'opacity order overflow overflow-wrap overflow-x overflow-y padding padding-block padding-block-end ' +
    'padding-block-start padding-bottom padding-inline padding-inline-end padding-inline-start padding-left ' +
    'padding-right padding-top row-gap table-layout text-align text-decoration text-indent text-transform ' +
    'text-wrap vertical-align white-space width word-break word-spacing'
  ).split(' '),
);

const SAFE_FUNCTIONS = new Set(
  'calc clamp color-mix fit-content hsl hsla hwb lab lch max min minmax oklab oklch repeat rgb rgba var'.split(
    ' ',
  ),
);

type StyleResult =
  | { readonly declarations: string }
  | { readonly issue: { readonly message: string; readonly hint: string } };

/** The declarations in the order of the attribute, or the first that a page may not use. */
export function parseStyleAttribute(text: string): StyleResult {
  const declarations: string[] = [];
  for (const part of text.split(';')) {
    const declaration = part.trim();
    if (declaration === '') continue;
    const [, property = '', value = ''] = /^([a-z-]+)\s*:\s*([^]+)$/i.exec(declaration) ?? [];
    const name = property.toLowerCase();
    if (!SAFE_PROPERTIES.has(name)) return { issue: describeProperty(name, declaration) };
    if (!isSafeValue(value)) {
      const message = `a style may not have the value ${value.slice(0, 40)}`;
      return { issue: { message, hint: 'Use numbers, words and colors; no addresses.' } };
    }
    declarations.push(`${name}:${value.replace(/\s+/g, ' ')}`);
  }
  return { declarations: declarations.join(';') };
}

function describeProperty(name: string, declaration: string) {
  const message =
    name === ''
      ? `${declaration.slice(0, 40)} is no declaration`
      : `a style may not have the property ${name}`;
  return { message, hint: suggestName(name, [...SAFE_PROPERTIES]) ?? 'Leave it out, or use a class.' };
}

/** Whether the value can end neither its declaration nor its rule, and loads nothing. */
function isSafeValue(value: string): boolean {
  if (!/^[\w\s.,%#()+*/'"!-]+$/.test(value) || value.includes('/*')) return false;
  const functionNames = Array.from(value.matchAll(/([\w-]+)\(/g), ([, name = '']) => name.toLowerCase());
  return functionNames.every((name) => SAFE_FUNCTIONS.has(name)) && isBalanced(value);
}

/** Whether every bracket and quote of a value is closed. */
function isBalanced(value: string): boolean {
  let depth = 0;
  let quote = '';
  for (const character of value) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && quote === '';
}
