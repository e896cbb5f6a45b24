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

const MAX_YAML_DEPTH = 32;

export interface YamlIssue {
  readonly code: 'syntax' | 'duplicate-key' | 'unsafe' | 'type' | 'too-deep' | 'second-document';
  /** In the source. */
  readonly offset: number;
  readonly message: string;
  readonly hint?: string;
  /** Where the key of the same name stands. */
  readonly firstOffset?: number;
}

export interface StrictYamlResult {
  /** Empty where there are faults. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly YamlIssue[];
}

/** The values of a YAML mapping without anchors, aliases, merge keys, tags or keys that change a prototype. */
export function parseStrictYaml(source: string): StrictYamlResult {
  const tooDeepOffset = findTooDeepOffset(MAX_YAML_DEPTH, source);
  if (tooDeepOffset !== undefined) {
    const message = `more than ${MAX_YAML_DEPTH} levels lie within each other`;
    return { values: {}, issues: [{ code: 'too-deep', offset: tooDeepOffset, message }] };
  }
  const document = parseDocument(source, {
    version: '1.2',
    schema: 'core',
    merge: false,
    stringKeys: true,
    prettyErrors: false,
  });
  const unsafeIssues = collectUnsafeNodes(document, source);
  const syntaxIssues = keepFirstPerLine(source, document.errors).map((error) =>
    toYamlIssue(error, source, document),
  );
  const root = document.contents;
  const issues = [...unsafeIssues, ...syntaxIssues];
  if (issues.length === 0 && root && !isMap(root) && !(isScalar(root) && root.value === null)) {
    const message = 'this is a list or a single value where pairs of key and value are expected';
    issues.push({
      code: 'type',
      offset: root.range?.[0] ?? 0,
      message,
      hint: 'Write `title: …`, one key a line.',
    });
  }
  return {
    values: issues.length === 0 && isMap(root) ? (root.toJSON() as Record<string, unknown>) : {},
    issues,
  };
}

/** Where the nesting first goes below `limit`; found without recursion, so that no input can exhaust the stack. */
function findTooDeepOffset(limit: number, source: string): number | undefined {
  const stack: { readonly token: CST.Token | null | undefined; readonly depth: number }[] = [];
  for (const token of new Parser().parse(source)) stack.push({ token, depth: 0 });
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { token, depth } = next;
    if (!token) continue;
    if (depth > limit) return token.offset;
    if (token.type === 'document') stack.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const item of token.items) {
      stack.push({ token: item.key, depth: depth + 1 }, { token: item.value, depth: depth + 1 });
    }
  }
  return undefined;
}

function collectUnsafeNodes(document: Document, source: string): YamlIssue[] {
  const issues: YamlIssue[] = [];
  const addUnsafeIssue = (offset: number | undefined, message: string, hint: string) =>
    issues.push({ code: 'unsafe', offset: offset ?? 0, message, hint });
  visit(document, {
    Node: (_, node) => {
      const at = node.range?.[0] ?? 0;
      const findMark = (mark: string) => findRunStart(source, source.lastIndexOf(mark, at));
      if (isAlias(node))
        addUnsafeIssue(at, `the alias *${node.source} is not allowed`, 'Write the value out.');
      else if (node.anchor)
        addUnsafeIssue(
          findMark('&'),
          `the anchor &${node.anchor} is not allowed`,
          'Write the value where it is used.',
        );
      if (node.tag)
        addUnsafeIssue(
          findMark('!'),
          `the tag ${node.tag} is not allowed`,
          'Write a plain value; quotes make it a string.',
        );
    },
    Pair: (_, { key }) => {
      if (!isScalar(key)) return;
      const name = String(key.value);
      const at = key.range?.[0];
      if (name === '<<') addUnsafeIssue(at, 'the merge key << is not allowed', 'Write the keys out.');
      if (FORBIDDEN_KEYS.has(name))
        addUnsafeIssue(at, `the key ${name} is not allowed`, 'Give it another name.');
    },
  });
  return issues;
}

/** The first of the equal characters that end at `at`. */
function findRunStart(source: string, at: number): number {
  let start = Math.max(0, at);
  while (start > 0 && source[start - 1] === source[at]) start -= 1;
  return start;
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const SYNTAX_HINTS: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'Use single quotes, or write the backslash twice.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put a value that contains a colon in quotes.',
  MISSING_CHAR: 'Close the quote on the line where it opens.',
  TAB_AS_INDENT: 'Indent with spaces.',
  UNEXPECTED_TOKEN: 'Put the whole value in quotes; within single quotes a quote is written twice.',
};

function toYamlIssue({ code, message, pos }: YAMLError, source: string, document: Document): YamlIssue {
  const hint = SYNTAX_HINTS[code] ?? 'Put values with special characters in quotes.';
  const messageText = message.charAt(0).toLowerCase() + message.slice(1);
  switch (code) {
    case 'DUPLICATE_KEY': {
      const { name, firstOffset } = findDuplicateKey(document, pos[0]);
      return {
        code: 'duplicate-key',
        offset: pos[0],
        message: `the key ${name} is written twice`,
        hint: 'Keep one of the two.',
        ...(firstOffset === undefined ? {} : { firstOffset }),
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
      const openingOffset = findOpeningMark(message, pos[0], source);
      if (openingOffset === undefined)
        return {
          code: 'syntax',
          offset: Math.min(pos[0], source.trimEnd().length),
          message: messageText,
          hint,
        };
      return {
        code: 'syntax',
        offset: openingOffset,
        message: `this ${source[openingOffset]} is never closed`,
        hint,
      };
    }
  }
}

/** The name of the key at `offset`, and where the same key stands before. */
function findDuplicateKey(document: Document, offset: number): { name: string; firstOffset?: number } {
  const keys: { name: string; at: number }[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key)) keys.push({ name: String(key.value), at: key.range?.[0] ?? 0 });
    },
  });
  const name = keys.find(({ at }) => at === offset)?.name ?? '';
  const firstOffset = keys.find((one) => one.name === name && one.at < offset)?.at;
  return { name, ...(firstOffset === undefined ? {} : { firstOffset }) };
}

/** What is not closed is noticed far below, but told where it was opened. */
function findOpeningMark(message: string, errorOffset: number, source: string): number | undefined {
  const bracket = /end with a ([\]}])/.exec(message)?.[1];
  const quote = /Missing closing (["'])/.exec(message)?.[1];
  const openingMark = bracket === ']' ? '[' : bracket === '}' ? '{' : quote;
  const at = openingMark === undefined ? -1 : source.lastIndexOf(openingMark, errorOffset);
  return at < 0 ? undefined : at;
}

function keepFirstPerLine(source: string, errors: readonly YAMLError[]): readonly YAMLError[] {
  const lines = new Set<number>();
  return errors.filter(({ pos }) => {
    const line = source.slice(0, pos[0]).split('\n').length;
    return !lines.has(line) && lines.add(line);
  });
}
