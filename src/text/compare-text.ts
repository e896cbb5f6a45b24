/** The order of texts in everything that docsgen writes: by code units, the same on every system. */

/** For `sort`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
