/** Renders the directives `{{"demo": …}}` and `{{"component": …}}` as blocks. */

import { parseDemoOptions } from './parse-demo-options.js';
import type { PageBuilder } from '../page-builder.js';
import type { PageBlock } from '../page.js';
import { suggestName } from '../../diagnostics/diagnostic-collector.js';
import { parseFrontMatter } from '../front-matter/parse-front-matter.js';
import { findJsonError } from '../../diagnostics/find-json-error.js';
import { createMarkdownEngine, type Token } from '../syntax/create-markdown-engine.js';

const DIRECTIVE_KINDS = ['demo', 'component'] as const;

type DirectiveKind = (typeof DIRECTIVE_KINDS)[number];

/** Where a directive stands in a source. */
export interface DirectiveRange {
  readonly kind: DirectiveKind;
  /** The first line, from 1. */
  readonly line: number;
  /** The last one. */
  readonly endLine: number;
  /** A demo's name without extension, or a component's without path. */
  readonly name: string;
}

const markdownEngine = createMarkdownEngine();

/** The directives of a page's source, in order; those that are wrong are left out. */
export function findDirectives(text: string): readonly DirectiveRange[] {
  if (!text.includes('{{')) return [];
  const { body, bodyLine } = parseFrontMatter(text, '');
  const tokens: Token[] = [];
  markdownEngine.block.parse(body, markdownEngine, {}, tokens);
  return tokens.flatMap((token) => {
    const result = token.type === 'directive' ? parseDirective(token) : undefined;
    if (!result || !('kind' in result) || !token.map) return [];
    return [
      {
        kind: result.kind,
        line: bodyLine + token.map[0],
        endLine: bodyLine + token.map[1] - 1,
        name: result.name,
      },
    ];
  });
}

/** Writes the block of a directive, or tells what is wrong with it. */
export function renderDirective(token: Token, builder: PageBuilder): void {
  const line = token.map![0];
  const segment = { content: token.content, line };
  const toPosition = (offset: number) => builder.source.locateOffset(segment, offset);
  const result = parseDirective(token);
  if ('code' in result) {
    builder.diagnostics.error(result.code, toPosition(result.offset), result);
    return;
  }
  const at = builder.source.findLineStart(line);
  if (result.kind === 'component') {
    const { component: _, ...props } = result.values;
    builder.addBlock({ kind: 'component', name: result.name, props, ...at });
    return;
  }
  const findOption = (name: string) => toPosition(Math.max(0, token.content.indexOf(`"${name}"`)));
  const { name } = result;
  const { source } = builder.context;
  const isSameDemo = (block: PageBlock) => block.kind === 'demo' && block.name === name;
  const occurrence = builder.blocks.filter(isSameDemo).length + 1;
  builder.addBlock({
    kind: 'demo',
    id: `${source}#${name}:${occurrence}`,
    source,
    name,
    occurrence,
    options: parseDemoOptions(result.values, findOption, builder.diagnostics),
    ...at,
  });
}

type DirectiveResult =
  | {
      readonly kind: DirectiveKind;
      readonly name: string;
      readonly values: Readonly<Record<string, unknown>>;
    }
  | {
      readonly code: string;
      readonly offset: number;
      readonly message: string;
      readonly hint?: string | undefined;
    };

function parseDirective({ content, meta }: Token): DirectiveResult {
  const start = content.indexOf('{{');
  if (meta?.['closed'] === false) {
    const hint = 'End the line with `}}`.';
    return { code: 'directive/syntax', offset: start, message: 'the directive is never closed', hint };
  }
  const json = content.slice(start + 1, -1);
  const values = tryParseJson(json);
  if (values === undefined) {
    const { offset, message } = findJsonError(json);
    const hint = 'Between the outer braces stands JSON: names and texts in double quotes.';
    return { code: 'directive/syntax', offset: start + 1 + offset, message, hint };
  }
  const firstKey = Object.keys(values)[0] ?? '';
  const kind = DIRECTIVE_KINDS.find((name) => name === firstKey);
  if (!kind) {
    const hint = suggestName(firstKey, DIRECTIVE_KINDS) ?? 'Known are demo and component.';
    const message = `unknown directive ${firstKey.slice(0, 40)}`;
    return { code: 'directive/unknown', offset: Math.max(start, content.indexOf('"')), message, hint };
  }
  const value = values[kind];
  if (typeof value !== 'string' || value.trim() === '') {
    const hint = kind === 'demo' ? 'Write `"demo": "Name.js"`.' : 'Write `"component": "Name"`.';
    return {
      code: 'directive/syntax',
      offset: content.indexOf(`"${kind}"`),
      message: `${kind} names nothing`,
      hint,
    };
  }
  return { kind, name: extractDirectiveName(kind, value.trim()), values };
}

function tryParseJson(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** `Name` of `Name.js`; a component's path is left out. */
function extractDirectiveName(kind: DirectiveKind, value: string): string {
  const name = value.replace(/\.(?:[jt]sx?)$/, '');
  return kind === 'demo' ? name : name.slice(name.lastIndexOf('/') + 1);
}
