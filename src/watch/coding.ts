/** Content codings: which one a client takes, and bytes coded with it. Knows nothing of files. */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip';

/** The best first: what is equally welcome is decided by size. */
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** Less than this does not fit into fewer packets when it is compressed. */
export const SMALLEST_CODED = 1024;

/** The coding that a client likes best; `undefined`: the bytes as they are. */
export function codingFor(accepted: string | undefined): Coding | undefined {
  if (!accepted) return undefined;
  const weights = weightsOf(accepted);
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  const [best] = CODINGS.filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= plain).toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  );
  return best;
}

/** Quick rather than small: it is done while somebody waits, and goes over a short wire. */
export async function encode(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(bytes, { level: 6 });
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function weightsOf(accepted: string): ReadonlyMap<string, number> {
  const weights = accepted.split(',').flatMap((part) => {
    const [name = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
    return name === '' || !/^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight)
      ? []
      : [[name, Number(weight)] as const];
  });
  return new Map(weights);
}
