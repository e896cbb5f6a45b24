/** Directives: `{{"demo": …}}` and `{{"component": …}}`. Reads no file; knows nothing of what they become. */

import { demoOptions } from './demo-options.js';
import type { Draft } from './draft.js';
import { didYouMean } from './findings.js';
import { readFrontMatter } from './front-matter.js';
import { jsonFault } from './json-fault.js';
import { createEngine, type Token } from './markdown/engine.js';

const KINDS = ['demo', 'component'] as const;

type Kind = (typeof KINDS)[number];

/** Where a directive stands in a source. */
export interface DirectiveRange {
  readonly kind: Kind;
  /** The first line, from 1. */
  readonly line: number;
  /** The last one. */
  readonly endLine: number;
  /** A demo's name without extension, or a component's without path. */
  readonly name: string;
}

const engine = createEngine();

/** The directives of a page's source, in order; those that are wrong are left out. */
export function directiveRanges(text: string): readonly DirectiveRange[] {
  if (!text.includes('{{')) return [];
  const { body, bodyLine } = readFrontMatter(text, '');
  const tokens: Token[] = [];
  engine.block.parse(body, engine, {}, tokens);
  return tokens.flatMap((token) => {
    const found = token.type === 'directive' ? read(token) : undefined;
    if (!found || !('kind' in found) || !token.map) return [];
    return [
      {
        kind: found.kind,
        line: bodyLine + token.map[0],
        endLine: bodyLine + token.map[1] - 1,
        name: found.name,
      },
    ];
  });
}

/** Writes the block of a directive, or tells what is wrong with it. */
export function writeDirective(token: Token, draft: Draft): void {
  const line = token.map![0];
  const run = { content: token.content, line };
  const within = (offset: number) => draft.source.within(run, offset);
  const found = read(token);
  if ('fault' in found) {
    draft.findings.error(found.fault, within(found.offset), found);
    return;
  }
  const at = draft.source.startOf(line);
  if (found.kind === 'component') {
    const { component: _, ...props } = found.values;
    draft.put({ kind: 'component', name: found.name, props, ...at });
    return;
  }
  const find = (name: string) => within(Math.max(0, token.content.indexOf(`"${name}"`)));
  draft.put({
    kind: 'demo',
    name: found.name,
    options: demoOptions(found.values, find, draft.findings),
    ...at,
  });
}

type Read =
  | { readonly kind: Kind; readonly name: string; readonly values: Readonly<Record<string, unknown>> }
  | {
      readonly fault: string;
      readonly offset: number;
      readonly message: string;
      readonly hint?: string | undefined;
    };

function read({ content, meta }: Token): Read {
  const start = content.indexOf('{{');
  if (meta?.['closed'] === false) {
    const hint = 'End the line with `}}`.';
    return { fault: 'directive/syntax', offset: start, message: 'the directive is never closed', hint };
  }
  const json = content.slice(start + 1, -1);
  const values = parse(json);
  if (values === undefined) {
    const { offset, message } = jsonFault(json);
    const hint = 'Between the outer braces stands JSON: names and texts in double quotes.';
    return { fault: 'directive/syntax', offset: start + 1 + offset, message, hint };
  }
  const first = Object.keys(values)[0] ?? '';
  const kind = KINDS.find((name) => name === first);
  if (!kind) {
    const hint = didYouMean(first, KINDS) ?? 'Known are demo and component.';
    const message = `unknown directive ${first.slice(0, 40)}`;
    return { fault: 'directive/unknown', offset: Math.max(start, content.indexOf('"')), message, hint };
  }
  const written = values[kind];
  if (typeof written !== 'string' || written.trim() === '') {
    const hint = kind === 'demo' ? 'Write `"demo": "Name.js"`.' : 'Write `"component": "Name"`.';
    return {
      fault: 'directive/syntax',
      offset: content.indexOf(`"${kind}"`),
      message: `${kind} names nothing`,
      hint,
    };
  }
  return { kind, name: nameOf(kind, written.trim()), values };
}

function parse(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** `Name` of `Name.js`; a component's path is left out. */
function nameOf(kind: Kind, written: string): string {
  const name = written.replace(/\.(?:[jt]sx?)$/, '');
  return kind === 'demo' ? name : name.slice(name.lastIndexOf('/') + 1);
}
