/** Joins and splits the texts of types. */

/** The members of a union as one text: each once, functions in parentheses, `true | false` as `boolean`. */
export function joinUnion(members: readonly string[]): string {
  const flat = members.flatMap((member) => splitUnion(member));
  const hasBothBooleans = flat.includes('true') && flat.includes('false');
  const mergeBoolean = (text: string) => (text === 'true' || text === 'false' ? 'boolean' : text);
  return joinMembers(hasBothBooleans ? flat.map(mergeBoolean) : flat, ' | ');
}

/** The parts of an intersection as one text: each once, functions and unions in parentheses. */
export function joinIntersection(parts: readonly string[]): string {
  return joinMembers(parts, ' & ');
}

function joinMembers(texts: readonly string[], separator: string): string {
  const uniqueTexts = [...new Set(texts)];
  return uniqueTexts.length === 1 ? uniqueTexts.join('') : uniqueTexts.map(parenthesize).join(separator);
}

/** A union without some of its members; the text itself where nothing would be left. */
export function removeMembers(text: string, ...removedMembers: readonly string[]): string {
  const parts = splitUnion(text);
  const remaining = parts.filter((part) => !removedMembers.includes(part));
  return remaining.length === 0 || remaining.length === parts.length ? text : joinUnion(remaining);
}

/** The members of an outermost union, without their parentheses; the text itself where it is no union. */
function splitUnion(text: string): readonly string[] {
  const operators = findOuterOperators(text);
  const bars = operators.filter(({ operator }) => operator === '|');
  const hasOtherOperator = operators.some(({ operator }) => operator === '=>' || operator === '?');
  if (hasOtherOperator || bars.length === 0) return [text];
  const starts = [0, ...bars.map(({ index }) => index + 1)];
  const parts = starts.map((start, index) => text.slice(start, bars[index]?.index).trim());
  return parts.filter((part) => part !== '').map((part) => removeParentheses(part));
}

/** The text, in parentheses where an operator beside it would bind stronger. */
export function parenthesize(text: string): string {
  return isCompound(text) ? `(${text})` : text;
}

/** `T[]`, or `Array<T>` where parentheses would be needed. */
export function formatArray(element: string): string {
  return isCompound(element) ? `Array<${element}>` : `${element}[]`;
}

function isCompound(text: string): boolean {
  return findOuterOperators(text).length > 0 || /^(?:keyof|readonly|unique|infer) /.test(text);
}

interface Operator {
  readonly operator: string;
  readonly index: number;
}

/** The operators outside of all brackets and quotes. */
function findOuterOperators(text: string): readonly Operator[] {
  const operators: Operator[] = [];
  let depth = 0;
  const tokens = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|[([{<]|[)\]}>]|[|&?]/g;
  for (const { 0: operator, index } of text.matchAll(tokens)) {
    if ('([{<'.includes(operator)) depth += 1;
    else if (')]}>'.includes(operator)) depth -= 1;
    else if (depth === 0 && /^(?:=>|[|&?])$/.test(operator)) operators.push({ operator, index });
  }
  return operators;
}

function removeParentheses(part: string): string {
  if (!part.startsWith('(') || !part.endsWith(')')) return part;
  const inner = part.slice(1, -1);
  return isBalanced(inner) ? inner : part;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text.replaceAll('=>', '')) {
    depth += Number('([{<'.includes(character)) - Number(')]}>'.includes(character));
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A string as a literal in single quotes. */
export function quoteString(value: string): string {
  return `'${value.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}
