/** Finds the tags of HTML and JSX in a Markdown text, outside of its code. */

export interface TagAttribute {
  readonly name: string;
  /** `true` where it has no value. An expression is what stands between the braces. */
  readonly value: string | true | { readonly expression: string };
}

export interface Tag {
  /** Empty for a fragment. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'self';
  readonly start: number;
  readonly end: number;
  readonly attributes: readonly TagAttribute[];
}

/** An element: its tag, and the closing one if it has one. */
export interface MarkupElement {
  readonly tag: Tag;
  readonly close?: Tag;
  readonly children: readonly MarkupElement[];
}

const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** `masked` has the offsets of `text`, with spaces for everything that is code. */
export function scanTags(text: string, masked: string): readonly Tag[] {
  const tags: Tag[] = [];
  for (let at = masked.indexOf('<'); at >= 0; at = masked.indexOf('<', at + 1)) {
    if (masked[at - 1] === '\\') continue;
    const tag = parseTag(text, at);
    if (!tag) continue;
    tags.push(tag);
    at = tag.end - 1;
  }
  return tags;
}

function parseTag(text: string, start: number): Tag | undefined {
  const [opening, slash, name = ''] = /^<(\/?)([A-Za-z][\w.-]*)?/.exec(text.slice(start, start + 100)) ?? [];
  if (opening === undefined) return undefined;
  let at = start + opening.length;
  if (name === '' && text[at] !== '>') return undefined;
  if (!/[\s/>]/.test(text[at] ?? '')) return undefined;
  const attributes: TagAttribute[] = [];
  for (;;) {
    at += /^\s*/.exec(text.slice(at))![0].length;
    if (text.startsWith('/>', at)) return createTag({ name, slash, start, attributes }, at + 2, true);
    if (text[at] === '>') return createTag({ name, slash, start, attributes }, at + 1, false);
    const attribute = parseAttribute(text, at);
    if (!attribute) return undefined;
    attributes.push(attribute.attribute);
    at = attribute.end;
  }
}

function createTag(
  {
    name,
    slash,
    start,
    attributes,
  }: Pick<Tag, 'name' | 'start' | 'attributes'> & { slash: string | undefined },
  end: number,
  isSelfClosing: boolean,
): Tag {
  const kind = slash ? 'close' : isSelfClosing || isVoid(name) ? 'self' : 'open';
  return { name, kind, start, end, attributes };
}

/** `<Link>` is a component, and `<link>` and `<LINK>` are elements. */
function isVoid(name: string): boolean {
  return VOID_ELEMENTS.has(name === name.toUpperCase() ? name.toLowerCase() : name);
}

function parseAttribute(
  text: string,
  start: number,
): { readonly attribute: TagAttribute; readonly end: number } | undefined {
  if (text[start] === '{') {
    const end = findClosingBrace(text, start);
    if (end === undefined) return undefined;
    return { attribute: { name: '...', value: { expression: text.slice(start + 1, end) } }, end: end + 1 };
  }
  const name = /^[@:#A-Za-z_][\w:.@-]*(?:\[[^\]\s]*\])?/.exec(text.slice(start, start + 80))?.[0];
  if (name === undefined) return undefined;
  const equals = /^\s*=\s*/.exec(text.slice(start + name.length, start + name.length + 40))?.[0];
  const at = start + name.length + (equals?.length ?? 0);
  if (equals === undefined) return { attribute: { name, value: true }, end: at };
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, at + 1);
    return end < 0 ? undefined : { attribute: { name, value: text.slice(at + 1, end) }, end: end + 1 };
  }
  if (quote === '{') {
    const end = findClosingBrace(text, at);
    if (end === undefined) return undefined;
    return { attribute: { name, value: { expression: text.slice(at + 1, end) } }, end: end + 1 };
  }
  const bare = /^[^\s"'<>`]+?(?=\/?>|\s)/.exec(text.slice(at))?.[0];
  return bare === undefined ? undefined : { attribute: { name, value: bare }, end: at + bare.length };
}

/** The offset of the brace that closes the one at `start`. Texts in quotes and comments are skipped. */
export function findClosingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      if (end < 0) return undefined;
      at = end + 1;
    } else if (character === '"' || character === "'" || character === '`') {
      const end = findClosingQuote(text, at);
      // An apostrophe of JSX text opens nothing.
      if (end !== undefined) at = end;
    }
  }
  return undefined;
}

function findClosingQuote(text: string, start: number): number | undefined {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
    else if (text[at] === '\n' && quote !== '`') return undefined;
  }
  return undefined;
}

/** The elements of a list of tags. A tag without its other half is an element of its own, if it opens. */
export function buildElements(tags: readonly Tag[]): readonly MarkupElement[] {
  const root: MarkupElement[] = [];
  const open: { tag: Tag; children: MarkupElement[] }[] = [];
  const add = (element: MarkupElement) => (open.at(-1)?.children ?? root).push(element);
  for (const tag of tags) {
    if (tag.kind === 'self') add({ tag, children: [] });
    else if (tag.kind === 'open') open.push({ tag, children: [] });
    else {
      const at = open.findLastIndex((element) => element.tag.name === tag.name);
      if (at < 0) continue;
      while (open.length > at + 1) addUnclosed(open.pop()!, add);
      const element = open.pop()!;
      add({ ...element, close: tag });
    }
  }
  while (open.length > 0) addUnclosed(open.pop()!, add);
  return root;
}

function addUnclosed(
  { tag, children }: { readonly tag: Tag; readonly children: readonly MarkupElement[] },
  add: (element: MarkupElement) => void,
): void {
  add({ tag, children: [] });
  for (const child of children) add(child);
}

/** The value of the first of these attributes that is a text, in quotes or as an expression. */
export function getTextAttribute({ attributes }: Tag, ...names: readonly string[]): string | undefined {
  const [attribute] = names.flatMap((one) => attributes.filter(({ name }) => name === one));
  if (!attribute || attribute.value === true) return undefined;
  if (typeof attribute.value === 'string') return attribute.value;
  return parseTextExpression(attribute.value.expression);
}

/** The text of `'a'`, `"a"`, `` `a` `` or `1`; `undefined` for any other expression. */
export function parseTextExpression(expression: string): string | undefined {
  const source = expression.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(source)) return source;
  const [, , text] = /^(["'`])((?:(?!\1)[^\\]|\\[^])*)\1$/.exec(source) ?? [];
  if (text === undefined || (source.startsWith('`') && text.includes('${'))) return undefined;
  return text.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1');
}
