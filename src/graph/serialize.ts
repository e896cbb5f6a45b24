/** Serializes plain data as text: JSON in one line and, behind it, the long texts. In JSON, every quotation mark of their HTML would
 *  be escaped, and read character by character. */

/** A shorter text is a part of the JSON. */
const LONG_TEXT_LENGTH = 1000;

/** How far below the value long texts are looked for: as deep as the HTML in the list of a page's blocks. */
const MAX_DEPTH = 3;

/** They are not looked for in longer lists, such as one of all routes. */
const MAX_LIST_LENGTH = 50;

/** The keys that lead to a long text. */
type Path = (string | number)[];

/** Where a long text belongs, and its length. */
type Place = readonly [path: Path, length: number];

interface LongText {
  readonly path: Path;
  readonly text: string;
}

/** A step's value as text. `undefined` is a value too. */
export function serialize(value: unknown): string {
  if (value === undefined) return 'undefined';
  const longTexts: LongText[] = [];
  const rest = removeLongTexts(value, longTexts, MAX_DEPTH);
  if (longTexts.length === 0) return JSON.stringify(value);
  const places: readonly Place[] = longTexts.map(({ path, text }) => [path, text.length]);
  return `${JSON.stringify([rest, places])}\n${longTexts.map(({ text }) => text).join('')}`;
}

export function deserialize(serialized: string): unknown {
  if (serialized === 'undefined') return undefined;
  // JSON that is written without indentation has no line break.
  const end = serialized.indexOf('\n');
  if (end < 0) return JSON.parse(serialized);
  const [rest, places]: [unknown, readonly Place[]] = JSON.parse(serialized.slice(0, end));
  const root = [rest];
  let offset = end + 1;
  for (const [path, length] of places) {
    setAt(root, [0, ...path], serialized.slice(offset, offset + length));
    offset += length;
  }
  return root[0];
}

/** The value with an empty text in place of each long one, which is added to `found`. Itself if it has none. */
function removeLongTexts(value: unknown, found: LongText[], depth: number): unknown {
  if (typeof value === 'string') {
    if (value.length < LONG_TEXT_LENGTH || !value.isWellFormed()) return value;
    found.push({ path: [], text: value });
    return '';
  }
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  return Array.isArray(value)
    ? removeFromList(value, found, depth)
    : removeFromObject(value as Readonly<Record<string, unknown>>, found, depth);
}

function removeFromList(list: readonly unknown[], found: LongText[], depth: number): readonly unknown[] {
  if (list.length > MAX_LIST_LENGTH) return list;
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const first = found.length;
    const rest = removeLongTexts(list[index], found, depth - 1);
    if (found.length === first) continue;
    addToPaths(found, first, index);
    copy ??= [...list];
    copy[index] = rest;
  }
  return copy ?? list;
}

function removeFromObject(
  object: Readonly<Record<string, unknown>>,
  found: LongText[],
  depth: number,
): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | undefined;
  for (const key in object) {
    const first = found.length;
    const rest = key === '__proto__' ? undefined : removeLongTexts(object[key], found, depth - 1);
    if (found.length === first) continue;
    addToPaths(found, first, key);
    copy ??= { ...object };
    copy[key] = rest;
  }
  return copy ?? object;
}

/** Puts a key in front of the paths from the one at `first` on. */
function addToPaths(found: readonly LongText[], first: number, key: string | number): void {
  for (const { path } of found.slice(first)) path.unshift(key);
}

function setAt(root: object, path: Path, text: string): void {
  const parent = path.slice(0, -1).reduce<object>((object, key) => Reflect.get(object, key), root);
  Reflect.set(parent, path.at(-1)!, text);
}
