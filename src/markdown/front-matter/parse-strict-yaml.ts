/** Parses strict YAML: a mapping of plain values without anchors, tags or merge keys. Says where a text is not that. */

import { Composer, isAlias, isScalar, Parser, visit, type CST, type Document, type YAMLError } from 'yaml';
import { parsePlainLines } from './parse-plain-lines.js';

const MAX_YAML_DEPTH = 32;

export interface YamlIssue {
  readonly code: 'syntax' | 'duplicate-key' | 'unsafe' | 'type' | 'too-deep' | 'second-document';
  /** In the source. */
  readonly offset: number;
  readonly message: string;
  readonly hint?: string;
  /** The place of the first key of the same name. */
  readonly firstOffset?: number;
}

interface StrictYamlResult {
  /** Empty where there are issues. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: readonly YamlIssue[];
}

/** The values of a YAML 1.2 mapping, or everything that is wrong with it. */
export function parseStrictYaml(source: string): StrictYamlResult {
  const plainValues = parsePlainLines(source);
  if (plainValues) return { values: plainValues, issues: [] };
  const tokens = [...new Parser().parse(source)];
  const tooDeepOffset = findTooDeepOffset(tokens);
  if (tooDeepOffset !== undefined) {
    const message = `more than ${MAX_YAML_DEPTH} levels lie within each other`;
    return { values: {}, issues: [{ code: 'too-deep', offset: tooDeepOffset, message }] };
  }
  const composer = new Composer({ schema: 'core', merge: false, stringKeys: true, prettyErrors: false });
  const [document, secondDocument] = composer.compose(tokens, true, source.length);
  if (!document) return { values: {}, issues: [] };
  const issues = [
    ...collectUnsafeNodes(document, source),
    ...keepFirstPerLine(source, document.errors).map((error) => toYamlIssue(error, source, document)),
  ];
  if (secondDocument) {
    const message = 'a second YAML document begins here';
    issues.push({ code: 'second-document', offset: secondDocument.range[0], message, hint: 'Keep one.' });
  }
  if (issues.length > 0) return { values: {}, issues };
  const root: unknown = document.toJS();
  if (isRecord(root)) return { values: root, issues };
  if (root === null) return { values: {}, issues };
  const message = 'this is a list or a single value where pairs of key and value are expected';
  const offset = document.contents?.range[0] ?? 0;
  return {
    values: {},
    issues: [{ code: 'type', offset, message, hint: 'Write `title: …`, one key a line.' }],
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds the first value that is nested too deep. It does not recurse, so that no input exhausts the stack. */
function findTooDeepOffset(tokens: readonly CST.Token[]): number | undefined {
  const stack: { readonly token: CST.Token | null | undefined; readonly depth: number }[] = [];
  for (const token of tokens) stack.push({ token, depth: 0 });
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { token, depth } = next;
    if (!token) continue;
    if (depth > MAX_YAML_DEPTH) return token.offset;
    if (token.type === 'document') stack.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const { key, value } of token.items)
      stack.push({ token: key, depth: depth + 1 }, { token: value, depth: depth + 1 });
  }
  return undefined;
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

function collectUnsafeNodes(document: Document, source: string): readonly YamlIssue[] {
  const issues: YamlIssue[] = [];
  const report = (offset: number, name: string, hint: string) =>
    issues.push({ code: 'unsafe', offset, message: `the ${name} is not allowed`, hint });
  visit(document, {
    Node: (_, node) => {
      const at = node.range?.[0] ?? 0;
      if (isAlias(node)) report(at, `alias *${node.source}`, 'Write the value out.');
      else if (node.anchor)
        report(
          findMarkBefore(source, '&', at),
          `anchor &${node.anchor}`,
          'Write the value where it is used.',
        );
      if (node.tag)
        report(
          findMarkBefore(source, '!', at),
          `tag ${node.tag}`,
          'Write a plain value; quotes make it a string.',
        );
    },
    Pair: (_, { key }) => {
      if (!isScalar(key)) return;
      const name = String(key.value);
      const at = key.range?.[0] ?? 0;
      if (name === '<<') report(at, 'merge key <<', 'Write the keys out.');
      if (FORBIDDEN_KEYS.has(name)) report(at, `key ${name}`, 'Give it another name.');
    },
  });
  return issues;
}

/** The first character of the nearest run of this mark, such as `!!`. */
function findMarkBefore(source: string, mark: string, offset: number): number {
  let start = Math.max(0, source.lastIndexOf(mark, offset));
  while (start > 0 && source[start - 1] === mark) start -= 1;
  return start;
}

const SYNTAX_HINTS: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'Use single quotes, or write the backslash twice.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put a value that contains a colon in quotes.',
  MISSING_CHAR: 'Close the quote on the line where it opens.',
  TAB_AS_INDENT: 'Indent with spaces.',
  UNEXPECTED_TOKEN: 'Put the whole value in quotes; within single quotes a quote is written twice.',
};

function toYamlIssue(
  { code, message, pos: [offset] }: YAMLError,
  source: string,
  document: Document,
): YamlIssue {
  if (code === 'DUPLICATE_KEY') return describeDuplicateKey(document, offset);
  const hint = SYNTAX_HINTS[code] ?? 'Put values with special characters in quotes.';
  const openingOffset = findOpeningMark(message, offset, source);
  if (openingOffset >= 0)
    return {
      code: 'syntax',
      offset: openingOffset,
      message: `this ${source[openingOffset]} is never closed`,
      hint,
    };
  return {
    code: 'syntax',
    offset: Math.min(offset, source.trimEnd().length),
    message: message.charAt(0).toLowerCase() + message.slice(1),
    hint,
  };
}

function describeDuplicateKey(document: Document, offset: number): YamlIssue {
  const keyOffsets = new Map<string, number[]>();
  visit(document, {
    Pair: (_, { key }) => {
      if (!isScalar(key)) return;
      const name = String(key.value);
      keyOffsets.set(name, [...(keyOffsets.get(name) ?? []), key.range?.[0] ?? 0]);
    },
  });
  const [name = '', offsets = []] = [...keyOffsets].find(([, all]) => all.includes(offset)) ?? [];
  const firstOffset = offsets.find((at) => at < offset);
  const message = `the key ${name} is written twice`;
  return { code: 'duplicate-key', offset, message, hint: 'Keep one of the two.', firstOffset };
}

/** YAML notices far below that something is not closed; this finds where it opens, or is -1. */
function findOpeningMark(message: string, errorOffset: number, source: string): number {
  const bracket = /end with a ([\]}])/.exec(message)?.[1];
  const quote = /Missing closing (["'])/.exec(message)?.[1];
  const openingMark = bracket === ']' ? '[' : bracket === '}' ? '{' : quote;
  return openingMark === undefined ? -1 : source.lastIndexOf(openingMark, errorOffset);
}

function keepFirstPerLine(source: string, errors: readonly YAMLError[]): readonly YAMLError[] {
  const lines = new Set<number>();
  return errors.filter(({ pos }) => {
    const line = source.slice(0, pos[0]).split('\n').length;
    return !lines.has(line) && lines.add(line);
  });
}
