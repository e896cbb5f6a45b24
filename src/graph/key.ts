/** Node ids: a step's name and key as one text. The graph and its store use them as names. */

/** Occurs in no step's name. */
const SEPARATOR = ': ';

/** `name` for a step without a key, `name: key` for a step with one. */
export function encodeId(step: string, key: unknown): string {
  return key === undefined ? step : `${step}${SEPARATOR}${encodeKey(key)}`;
}

export function decodeId(id: string): readonly [name: string, key: unknown] {
  const at = id.indexOf(SEPARATOR);
  return at < 0 ? [id, undefined] : [id.slice(0, at), decodeKey(id.slice(at + SEPARATOR.length))];
}

/** A string is its own key, unless it could be read as JSON. Everything else is plain data and becomes JSON. */
function encodeKey(key: unknown): string {
  return typeof key === 'string' && !/^["[{]/.test(key) ? key : JSON.stringify(key);
}

function decodeKey(text: string): unknown {
  return /^["[{]/.test(text) ? JSON.parse(text) : text;
}
