/** From a fault in a demo's compiled code to a problem in its source, through the code's source map. */

import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import { locate, type Position } from '../report/locate.js';
import type { Problem } from '../report/problem.js';
import type { Fault, Spot } from './message.js';

export interface MappedCode {
  /** The code without its source map. */
  readonly code: string;
  readonly map: SourceMapPayload;
}

const COMMENT = /\n\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\s*$/;

/** Takes the inline source map off the code. */
export function withoutMap(code: string): MappedCode {
  const encoded = COMMENT.exec(code)?.[1];
  if (encoded === undefined) throw new Error('A compiled demo carries no source map.');
  const map = JSON.parse(Buffer.from(encoded, 'base64').toString()) as SourceMapPayload;
  return { code: code.replace(COMMENT, '\n'), map };
}

/** The problem that an author sees, at its place in one of the demo's modules. */
export function problemOf(
  fault: Fault,
  { map, place }: { readonly map: SourceMapPayload; readonly place: string },
): Problem {
  return {
    code: fault.code,
    severity: 'error',
    ...(placeOfSpot(fault.spot, { map, place }) ?? placeOfText(fault.needle, { map, place })),
    message: fault.message,
    ...(fault.hint === undefined ? {} : { hint: fault.hint }),
  };
}

interface Mapped {
  readonly map: SourceMapPayload;
  readonly place: string;
}

function placeOfSpot(
  spot: Spot | undefined,
  { map, place }: Mapped,
): (Position & { file: string }) | undefined {
  if (!spot) return undefined;
  const entry = new SourceMap(map).findEntry(spot.line - 1, spot.column - 1);
  if (!('originalSource' in entry)) return undefined;
  const file = posix.join(posix.dirname(place), entry.originalSource);
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

/** Where no spot is known: the text, else the component, else what the demo's own module begins with. */
function placeOfText(
  needle: string | undefined,
  { map, place }: Mapped,
): Partial<Position> & { file: string } {
  const source = map.sourcesContent[map.sources.indexOf(posix.basename(place))] ?? '';
  const needles = [...(needle ? [needle] : []), 'export default', 'export ', ''];
  const [position] = needles.flatMap((text) => locate(source, text) ?? []);
  return { file: place, ...position };
}
