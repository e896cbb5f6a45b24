/** Turns an issue in a demo's compiled code into a diagnostic in its source, through the code's source map. */

import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, posix, relative } from 'node:path';
import { findPosition, type Position } from '../../diagnostics/find-position.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { CallFrame, CodePosition, DemoIssue } from './worker-messages.js';

interface SourceMapContext {
  readonly map: SourceMapPayload;
  /** The demo's source, absolute. */
  readonly file: string;
  /** The same, relative to the site folder. */
  readonly relativeFile: string;
}

const SOURCE_MAP_COMMENT = /\n\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\s*$/;

/** Splits compiled code into the code and its inline source map. */
export function extractSourceMap(code: string): { readonly code: string; readonly map: SourceMapPayload } {
  const encoded = SOURCE_MAP_COMMENT.exec(code)?.[1];
  if (encoded === undefined) throw new Error('A compiled demo has no source map.');
  const map: SourceMapPayload = JSON.parse(Buffer.from(encoded, 'base64').toString());
  return { code: code.replace(SOURCE_MAP_COMMENT, '\n'), map };
}

/** The diagnostic, at its position in one of the demo's modules, or in a package's source that is to blame. */
export function createDemoDiagnostic(
  { code, message, hint, position, searchText, packageFrame }: DemoIssue,
  context: SourceMapContext,
): Diagnostic {
  const location =
    (packageFrame && locatePackageFrame(packageFrame, context)) ??
    findOriginalPosition(position, context) ??
    findTextPosition(searchText, context);
  // A demo that is not stable is shown nevertheless: the browser renders it anew.
  const severity = code === 'demo/unstable' ? 'warning' : 'error';
  return { code, severity, ...location, message, hint };
}

function locatePackageFrame(
  { file: packageFile, line, column }: CallFrame,
  { file, relativeFile }: SourceMapContext,
): Position & { file: string } {
  const path = relative(dirname(file), packageFile).replaceAll('\\', '/');
  return { file: posix.join(posix.dirname(relativeFile), path), line, column };
}

function findOriginalPosition(
  position: CodePosition | undefined,
  { map, relativeFile }: SourceMapContext,
): (Position & { file: string }) | undefined {
  if (!position) return undefined;
  const entry = new SourceMap(map).findEntry(position.line - 1, position.column - 1);
  if (!('originalSource' in entry)) return undefined;
  const file = posix.join(posix.dirname(relativeFile), entry.originalSource);
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** The position of the text, else of the component, else of the first character. */
function findTextPosition(
  searchText: string | undefined,
  { map, relativeFile }: SourceMapContext,
): Partial<Position> & { file: string } {
  const source = map.sourcesContent[map.sources.indexOf(posix.basename(relativeFile))] ?? '';
  const searchTexts = [...(searchText ? [searchText] : []), 'export default', 'export ', ''];
  const [position] = searchTexts.flatMap((text) => findPosition(source, text) ?? []);
  return { file: relativeFile, ...position };
}
