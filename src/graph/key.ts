/** Keys of steps as text: how the graph and its store name one run of a step. */

/** Stands in no step's name. */
const SEPARATOR = ': ';

/** The id of a step without a key is its name; that of a step with one is `name: key`. */
export function encodeId(step: string, key: unknown): string {
  return key === undefined ? step : `${step}${SEPARATOR}${encodeKey(key)}`;
}

export function decodeId(id: string): readonly [name: string, key: unknown] {
  const at = id.indexOf(SEPARATOR);
  return at < 0 ? [id, undefined] : [id.slice(0, at), decodeKey(id.slice(at + SEPARATOR.length))];
}

/** A string stands for itself, unless it could be taken for JSON. Everything else is plain data and becomes JSON. */
function encodeKey(key: unknown): string {
  return typeof key === 'string' && !/^["[{]/.test(key) ? key : JSON.stringify(key);
}

function decodeKey(text: string): unknown {
  return /^["[{]/.test(text) ? JSON.parse(text) : text;
}
