/** Copies strings that were cut out of longer texts: V8 keeps all of a text in memory for a part of it. */

/** The same plain data with strings of its own. Properties that are `undefined` are left out, as in JSON. */
export function copyStrings<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
