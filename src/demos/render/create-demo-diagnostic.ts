/** From a fault in a demo's compiled code to a problem in its source, through the code's source map. */

import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import { findPosition, type Position } from '../../diagnostics/find-position.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { DemoIssue, CodePosition } from './worker-messages.js';

export interface CodeWithSourceMap {
  /** The code without its source map. */
  readonly code: string;
  readonly map: SourceMapPayload;
}

const SOURCE_MAP_COMMENT = /\n\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\s*$/;

/** Takes the inline source map off the code. */
export function extractSourceMap(code: string): CodeWithSourceMap {
  const encoded = SOURCE_MAP_COMMENT.exec(code)?.[1];
  if (encoded === undefined) throw new Error('A compiled demo carries no source map.');
  const map = JSON.parse(Buffer.from(encoded, 'base64').toString()) as SourceMapPayload;
  return { code: code.replace(SOURCE_MAP_COMMENT, '\n'), map };
}

/** The problem that an author sees, at its place in one of the demo's modules. */
export function createDemoDiagnostic(
  issue: DemoIssue,
  { map, relativeFile }: { readonly map: SourceMapPayload; readonly relativeFile: string },
): Diagnostic {
  return {
    code: issue.code,
    severity: 'error',
    ...(resolveCodePosition(issue.position, { map, relativeFile }) ??
      locateSearchText(issue.searchText, { map, relativeFile })),
    message: issue.message,
    ...(issue.hint === undefined ? {} : { hint: issue.hint }),
  };
}

interface SourceMapContext {
  readonly map: SourceMapPayload;
  readonly relativeFile: string;
}

function resolveCodePosition(
  position: CodePosition | undefined,
  { map, relativeFile }: SourceMapContext,
): (Position & { file: string }) | undefined {
  if (!position) return undefined;
  const entry = new SourceMap(map).findEntry(position.line - 1, position.column - 1);
  if (!('originalSource' in entry)) return undefined;
  const file = posix.join(posix.dirname(relativeFile), entry.originalSource);
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** Where no spot is known: the text, else the component, else what the demo's own module begins with. */
function locateSearchText(
  searchText: string | undefined,
  { map, relativeFile }: SourceMapContext,
): Partial<Position> & { file: string } {
  const source = map.sourcesContent[map.sources.indexOf(posix.basename(relativeFile))] ?? '';
  const searchTexts = [...(searchText ? [searchText] : []), 'export default', 'export ', ''];
  const [position] = searchTexts.flatMap((text) => findPosition(source, text) ?? []);
  return { file: relativeFile, ...position };
}
