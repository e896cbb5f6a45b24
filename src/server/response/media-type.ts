/** The media type of a file, by the extension of its name. */

import { extname } from 'node:path';
import { mimes } from 'mrmime';

interface MediaType {
  /** With its charset, where it is text. */
  readonly name: string;
  /** Whether compression makes it smaller. */
  readonly isCompressible: boolean;
}

/** Where the table of the package differs from what hosts send: a `.ts` file is source text, not a video. */
const OWN_TYPES = new Map([
  ['ico', 'image/x-icon'],
  ['ts', 'text/plain'],
  ['tsx', 'text/plain'],
  ['xml', 'application/xml'],
]);

const TEXT_TYPES = /^text\/|[/+](?:json|xml)$/;

const COMPRESSIBLE_BINARY_TYPES = new Set(['image/x-icon', 'font/ttf', 'font/otf', 'application/wasm']);

/** The type of the file at a path. */
export function getMediaType(path: string): MediaType {
  const extension = extname(path).slice(1).toLowerCase();
  const known = Object.hasOwn(mimes, extension) ? mimes[extension] : undefined;
  const name = OWN_TYPES.get(extension) ?? known ?? 'application/octet-stream';
  if (TEXT_TYPES.test(name)) return { name: `${name}; charset=utf-8`, isCompressible: true };
  return { name, isCompressible: COMPRESSIBLE_BINARY_TYPES.has(name) };
}
