/** Splits a stylesheet into its rules, and a list into its parts, with regard to strings, comments and brackets. */

export interface CssRule {
  readonly text: string;
  /** The selectors, or the at-rule with its condition. */
  readonly prelude: string;
  /** The text between the braces; `undefined` for a statement such as `@import`. */
  readonly body: string | undefined;
}

/** Strings, comments, addresses and escapes, which are skipped, and the marks that structure a stylesheet. */
const TOKENS = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\/\*[^]*?\*\/|url\(\s*[^"')\s][^)]*\)|\\[^]|[{};]/g;

/** The outermost rules, in order. */
export function parseRules(css: string): readonly CssRule[] {
  const rules: CssRule[] = [];
  let start = 0;
  let bodyStart = -1;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    if (token === '{') {
      if (depth === 0) bodyStart = index;
      depth += 1;
    } else if (token === '}') {
      depth -= 1;
    }
    if ((token === '}' && depth <= 0) || (token === ';' && depth === 0)) {
      const body = token === '}' ? css.slice(bodyStart + 1, index) : undefined;
      const text = css.slice(start, index + 1).trim();
      rules.push({ text, prelude: css.slice(start, body === undefined ? index : bodyStart).trim(), body });
      start = index + 1;
      depth = 0;
    }
  }
  return rules;
}

/** Strings, comments and escapes as a whole; all else character by character. */
const CHARACTERS = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\/\*[^]*?\*\/|\\[^]|[^]/g;

/** The parts of a list, such as the selectors of a rule (`,`) or declarations (`;`), without comments. */
export function splitList(list: string, separator: ',' | ';'): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [character] of list.matchAll(CHARACTERS)) {
    if (character.startsWith('/*')) continue;
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** Whether the text can be part of a rule without ending it: no brace, no open string, bracket or comment. */
export function isSelfContained(text: string): boolean {
  let depth = 0;
  let plainText = '';
  for (const [character] of text.matchAll(CHARACTERS)) {
    if (character.length > 1) continue;
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth < 0) return false;
    plainText += character;
  }
  return depth === 0 && !/["'{}\\]|\/\*/.test(plainText);
}
