/** Content codings: which one a client takes, and bytes coded with it. Knows nothing of files. */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentCoding = 'br' | 'gzip';

/** The best first: what is equally welcome is decided by size. */
const SUPPORTED_CODINGS: readonly ContentCoding[] = ['br', 'gzip'];

/** Less than this does not fit into fewer packets when it is compressed. */
export const MIN_CODED_SIZE = 1024;

/** The coding that a client likes best; `undefined`: the bytes as they are. */
export function chooseContentCoding(acceptEncoding: string | undefined): ContentCoding | undefined {
  if (!acceptEncoding) return undefined;
  const weights = parseCodingWeights(acceptEncoding);
  const getWeight = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const identityWeight = weights.get('identity') ?? 0;
  const [best] = SUPPORTED_CODINGS.filter(
    (coding) => getWeight(coding) > 0 && getWeight(coding) >= identityWeight,
  ).toSorted((a, b) => getWeight(b) - getWeight(a));
  return best;
}

/** Quick rather than small: it is done while somebody waits, and goes over a short wire. */
export async function encodeContent(bytes: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(bytes, { level: 6 });
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function parseCodingWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = acceptEncoding.split(',').flatMap((part) => {
    const [name = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
    return name === '' || !/^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight)
      ? []
      : [[name, Number(weight)] as const];
  });
  return new Map(weights);
}
