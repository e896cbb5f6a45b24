/** Puts texts of types together and takes them apart. Knows nothing of what they mean. */

/** Members of a union as one text: each once, functions in brackets, `true | false` as `boolean`. */
export function unionOf(members: readonly string[]): string {
  const flat = members.flatMap((member) => splitUnion(member));
  const isEither = flat.includes('true') && flat.includes('false');
  const words = isEither ? flat.map((one) => (one === 'true' || one === 'false' ? 'boolean' : one)) : flat;
  const once = [...new Set(words)];
  if (once.length === 1) return once[0]!;
  return once.map((member) => (isCompound(member) ? bracketed(member) : member)).join(' | ');
}

/** A union without one of its members; the text itself where it is nothing else. */
export function withoutMember(text: string, ...words: readonly string[]): string {
  const parts = splitUnion(text);
  const rest = parts.filter((part) => !words.includes(part));
  return rest.length === 0 || rest.length === parts.length ? text : unionOf(rest);
}

/** The members of an outermost union, without brackets round them; one text where it is none. */
export function splitUnion(text: string): readonly string[] {
  const operators = outerOperators(text);
  const bars = operators.filter(({ operator }) => operator === '|');
  const isOther = operators.some(({ operator }) => operator === '=>' || operator === '?');
  if (isOther || bars.length === 0) return [text];
  const starts = [0, ...bars.map(({ index }) => index + 1)];
  const parts = starts.map((start, at) => text.slice(start, bars[at]?.index).trim());
  return parts.filter((part) => part !== '').map((part) => unwrapped(part));
}

/** The text in brackets where it would otherwise be read with what stands beside it. */
export function bracketed(text: string): string {
  return isCompound(text) ? `(${text})` : text;
}

/** `T[]`, or `Array<T>` where brackets would be needed. */
export function arrayOf(element: string): string {
  return isCompound(element) ? `Array<${element}>` : `${element}[]`;
}

function isCompound(text: string): boolean {
  return outerOperators(text).length > 0 || /^(?:keyof|readonly|unique|infer) /.test(text);
}

interface Operator {
  readonly operator: string;
  readonly index: number;
}

/** The operators that stand outside of all brackets and quotes. */
function outerOperators(text: string): readonly Operator[] {
  const found: Operator[] = [];
  let depth = 0;
  const tokens = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|[([{<]|[)\]}>]|[|&?]/g;
  for (const { 0: operator, index } of text.matchAll(tokens)) {
    if ('([{<'.includes(operator)) depth += 1;
    else if (')]}>'.includes(operator)) depth -= 1;
    else if (depth === 0 && /^(?:=>|[|&?])$/.test(operator)) found.push({ operator, index });
  }
  return found;
}

function unwrapped(part: string): string {
  if (!part.startsWith('(') || !part.endsWith(')')) return part;
  const inner = part.slice(1, -1);
  return isBalanced(inner) ? inner : part;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const letter of text.replaceAll('=>', '')) {
    depth += Number('([{<'.includes(letter)) - Number(')]}>'.includes(letter));
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A string as a literal in single quotes. */
export function quoted(value: string): string {
  return `'${value.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}
