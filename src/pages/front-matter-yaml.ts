/** Strict YAML: a mapping of plain values, or why it is not one. The only door to the YAML parser. Knows no key. */

import {
  isAlias,
  isMap,
  isScalar,
  Parser,
  parseDocument,
  visit,
  type CST,
  type Document,
  type YAMLError,
} from 'yaml';

const DEEPEST = 32;

export interface YamlFault {
  readonly code: 'syntax' | 'duplicate-key' | 'unsafe' | 'type' | 'too-deep' | 'second-document';
  /** In the source. */
  readonly offset: number;
  readonly message: string;
  readonly hint?: string;
  /** Where the key of the same name stands. */
  readonly first?: number;
}

export interface YamlResult {
  /** Empty where there are faults. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: readonly YamlFault[];
}

/** The values of a YAML mapping without anchors, aliases, merge keys, tags or keys that change a prototype. */
export function readStrictYaml(source: string): YamlResult {
  const deep = offsetBelow(DEEPEST, source);
  if (deep !== undefined) {
    const message = `more than ${DEEPEST} levels lie within each other`;
    return { values: {}, faults: [{ code: 'too-deep', offset: deep, message }] };
  }
  const document = parseDocument(source, {
    version: '1.2',
    schema: 'core',
    merge: false,
    stringKeys: true,
    prettyErrors: false,
  });
  const unsafe = unsafeIn(document, source);
  const syntax = firstOfEachLine(source, document.errors).map((error) => faultOf(error, source, document));
  const root = document.contents;
  const faults = [...unsafe, ...syntax];
  if (faults.length === 0 && root && !isMap(root) && !(isScalar(root) && root.value === null)) {
    const message = 'this is a list or a single value where pairs of key and value are expected';
    faults.push({
      code: 'type',
      offset: root.range?.[0] ?? 0,
      message,
      hint: 'Write `title: …`, one key a line.',
    });
  }
  return {
    values: faults.length === 0 && isMap(root) ? (root.toJSON() as Record<string, unknown>) : {},
    faults,
  };
}

/** Where the nesting first goes below `limit`; found without recursion, so that no input can exhaust the stack. */
function offsetBelow(limit: number, source: string): number | undefined {
  const open: { readonly token: CST.Token | null | undefined; readonly depth: number }[] = [];
  for (const token of new Parser().parse(source)) open.push({ token, depth: 0 });
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (!token) continue;
    if (depth > limit) return token.offset;
    if (token.type === 'document') open.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const item of token.items) {
      open.push({ token: item.key, depth: depth + 1 }, { token: item.value, depth: depth + 1 });
    }
  }
  return undefined;
}

function unsafeIn(document: Document, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  const refuse = (offset: number | undefined, message: string, hint: string) =>
    faults.push({ code: 'unsafe', offset: offset ?? 0, message, hint });
  visit(document, {
    Node: (_, node) => {
      const at = node.range?.[0] ?? 0;
      const before = (mark: string) => startOfRun(source, source.lastIndexOf(mark, at));
      if (isAlias(node)) refuse(at, `the alias *${node.source} is not allowed`, 'Write the value out.');
      else if (node.anchor)
        refuse(before('&'), `the anchor &${node.anchor} is not allowed`, 'Write the value where it is used.');
      if (node.tag)
        refuse(
          before('!'),
          `the tag ${node.tag} is not allowed`,
          'Write a plain value; quotes make it a string.',
        );
    },
    Pair: (_, { key }) => {
      if (!isScalar(key)) return;
      const name = String(key.value);
      const at = key.range?.[0];
      if (name === '<<') refuse(at, 'the merge key << is not allowed', 'Write the keys out.');
      if (FORBIDDEN.has(name)) refuse(at, `the key ${name} is not allowed`, 'Give it another name.');
    },
  });
  return faults;
}

/** The first of the equal characters that end at `at`. */
function startOfRun(source: string, at: number): number {
  let start = Math.max(0, at);
  while (start > 0 && source[start - 1] === source[at]) start -= 1;
  return start;
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const HINTS: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'Use single quotes, or write the backslash twice.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put a value that contains a colon in quotes.',
  MISSING_CHAR: 'Close the quote on the line where it opens.',
  TAB_AS_INDENT: 'Indent with spaces.',
  UNEXPECTED_TOKEN: 'Put the whole value in quotes; within single quotes a quote is written twice.',
};

function faultOf({ code, message, pos }: YAMLError, source: string, document: Document): YamlFault {
  const hint = HINTS[code] ?? 'Put values with special characters in quotes.';
  const said = message.charAt(0).toLowerCase() + message.slice(1);
  switch (code) {
    case 'DUPLICATE_KEY': {
      const { name, first } = keysOf(document, pos[0]);
      return {
        code: 'duplicate-key',
        offset: pos[0],
        message: `the key ${name} is written twice`,
        hint: 'Keep one of the two.',
        ...(first === undefined ? {} : { first }),
      };
    }
    case 'MULTIPLE_DOCS':
      return {
        code: 'second-document',
        offset: pos[0],
        message: 'a second YAML document begins here',
        hint: 'Keep one.',
      };
    default: {
      const opened = openedAt(message, pos[0], source);
      if (opened === undefined)
        return { code: 'syntax', offset: Math.min(pos[0], source.trimEnd().length), message: said, hint };
      return { code: 'syntax', offset: opened, message: `this ${source[opened]} is never closed`, hint };
    }
  }
}

/** The name of the key at `offset`, and where the same key stands before. */
function keysOf(document: Document, offset: number): { name: string; first?: number } {
  const seen: { name: string; at: number }[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key)) seen.push({ name: String(key.value), at: key.range?.[0] ?? 0 });
    },
  });
  const name = seen.find(({ at }) => at === offset)?.name ?? '';
  const first = seen.find((one) => one.name === name && one.at < offset)?.at;
  return { name, ...(first === undefined ? {} : { first }) };
}

/** What is not closed is noticed far below, but told where it was opened. */
function openedAt(message: string, noticed: number, source: string): number | undefined {
  const bracket = /end with a ([\]}])/.exec(message)?.[1];
  const quote = /Missing closing (["'])/.exec(message)?.[1];
  const opener = bracket === ']' ? '[' : bracket === '}' ? '{' : quote;
  const at = opener === undefined ? -1 : source.lastIndexOf(opener, noticed);
  return at < 0 ? undefined : at;
}

function firstOfEachLine(source: string, errors: readonly YAMLError[]): readonly YAMLError[] {
  const lines = new Set<number>();
  return errors.filter(({ pos }) => {
    const line = source.slice(0, pos[0]).split('\n').length;
    return !lines.has(line) && lines.add(line);
  });
}
