/** Splits the text behind the opening marks of a fence. */

/** A word, perhaps with a value in quotes; or numbers in braces. */
const INFO_WORD = /\{[^}]*\}?|[^\s={"']+=(?:"[^"]*"?|'[^']*'?|\S*)|\S+/g;

/** The language and the options, as they are written. */
export function splitFenceInfo(info: string): readonly string[] {
  return info.trim().match(INFO_WORD) ?? [];
}
