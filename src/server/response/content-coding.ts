/** Content codings: chooses the one that a client prefers, and compresses bytes with it. */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type ContentCoding = 'br' | 'gzip';

/** The smallest result first: it decides between codings of the same weight. */
const SUPPORTED_CODINGS: readonly ContentCoding[] = ['br', 'gzip'];

/** Smaller content does not fit into fewer packets when it is compressed. */
export const MIN_CODED_SIZE = 1024;

/** The coding that a client prefers; `undefined` for the bytes as they are. */
export function chooseContentCoding(acceptEncoding: string | undefined): ContentCoding | undefined {
  if (!acceptEncoding) return undefined;
  const weights = parseCodingWeights(acceptEncoding);
  const getWeight = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const identityWeight = weights.get('identity') ?? 0;
  return SUPPORTED_CODINGS.filter(
    (coding) => getWeight(coding) > 0 && getWeight(coding) >= identityWeight,
  ).toSorted((a, b) => getWeight(b) - getWeight(a))[0];
}

/** Fast rather than small: the client waits for it, and the connection is usually local. */
export async function encodeContent(bytes: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(bytes, { level: 6 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}

function parseCodingWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
    if (name !== '' && /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight)) weights.set(name, Number(weight));
  }
  return weights;
}
