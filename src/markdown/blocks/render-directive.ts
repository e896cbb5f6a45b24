/** Renders the directives `{{"demo": …}}` and `{{"component": …}}` as blocks. */

import { parseDemoOptions } from './parse-demo-options.js';
import type { PageBuilder } from '../page-builder.js';
import { suggestName } from '../../diagnostics/diagnostic-collector.js';
import { findJsonError } from '../../diagnostics/find-json-error.js';
import { getFolderPath, resolveSourcePath } from '../../site/resolve-source-path.js';
import type { Token } from '../syntax/create-markdown-engine.js';

const DIRECTIVE_KINDS = ['demo', 'component'] as const;

/** Adds the block of a directive, or reports what is wrong with it. */
export function renderDirective(token: Token, builder: PageBuilder): void {
  const line = token.map?.[0] ?? 0;
  const locate = (offset: number) => builder.source.locateOffset({ content: token.content, line }, offset);
  const result = parseDirective(token);
  if ('code' in result) {
    const { code, offset, message, hint } = result;
    builder.diagnostics.error(code, locate(offset), { message, hint });
    return;
  }
  const at = builder.source.findLineStart(line);
  const { kind, name, values } = result;
  if (kind === 'component') {
    const { component: _, ...props } = values;
    builder.addBlock({ kind, name, props, ...at });
    return;
  }
  const findOption = (option: string) => locate(Math.max(0, token.content.indexOf(`"${option}"`)));
  const { source, isolatesDemo } = builder.context;
  const path = resolveSourcePath(getFolderPath(source), name);
  const isolated = path === undefined ? undefined : isolatesDemo?.(path);
  const defaults = isolated === undefined ? {} : { isolated };
  const options = parseDemoOptions({ ...defaults, ...values }, findOption, builder.diagnostics);
  builder.addBlock({ kind, ...identifyDemo(name, builder), options, ...at });
}

/** A demo of another folder may have the name of one that lies beside the page. */
function identifyDemo(path: string, { context: { source }, blocks }: PageBuilder) {
  const module = normalizeModulePath(path, getFolderPath(source));
  const name = module.slice(module.lastIndexOf('/') + 1);
  const demos = blocks.filter((block) => block.kind === 'demo');
  const occurrence = demos.filter((demo) => demo.module === module).length + 1;
  const namesakes = demos.filter((demo) => demo.name === name).length;
  const anchor = namesakes === 0 ? name : `${name}-${namesakes + 1}`;
  return { id: `${source}#${module}:${occurrence}`, source, name, module, occurrence, anchor };
}

/** From the page's folder, in the shortest form: `../button/Hero` is `Hero` on a page of `button`. A path that leads out
 *  of the site stays as it is. */
function normalizeModulePath(path: string, folder: string): string {
  const target = resolveSourcePath(folder, path)?.split('/');
  if (!target) return path;
  const folderParts = folder.split('/');
  const firstDifference = folderParts.findIndex((part, index) => target[index] !== part);
  const sharedCount = firstDifference === -1 ? folderParts.length : firstDifference;
  return [...folderParts.slice(sharedCount).map(() => '..'), ...target.slice(sharedCount)].join('/');
}

interface Directive {
  readonly kind: (typeof DIRECTIVE_KINDS)[number];
  /** `Name` of `Name.js`; a demo may have a path before it, which a component's name loses. */
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

interface DirectiveIssue {
  readonly code: string;
  readonly offset: number;
  readonly message: string;
  readonly hint?: string;
}

function parseDirective({ content, meta }: Token): Directive | DirectiveIssue {
  const start = content.indexOf('{{');
  if (meta?.['closed'] === false) {
    const hint = 'End the line with `}}`.';
    return { code: 'directive/syntax', offset: start, message: 'the directive is never closed', hint };
  }
  const json = content.slice(start + 1, -1);
  const values = tryParseJson(json);
  if (values === undefined) {
    const { offset, message } = findJsonError(json);
    const hint = 'Write JSON between the outer braces: names and texts in double quotes.';
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
    const offset = content.indexOf(`"${kind}"`);
    return { code: 'directive/syntax', offset, message: `${kind} names nothing`, hint };
  }
  const name = value.trim().replace(/\.(?:[jt]sx?)$/, '');
  return { kind, name: kind === 'demo' ? name : name.slice(name.lastIndexOf('/') + 1), values };
}

/** The text begins with a brace, so that a value is an object. */
function tryParseJson(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
