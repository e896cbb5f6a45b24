/** A label's first letter. Knows nothing of where labels come from. */

/** The text with its first character in upper case. Throws for what is not a string. */
export function capitalize(text: unknown): string {
  if (typeof text !== 'string') throw new TypeError('`capitalize(string)` expects a string argument.');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
