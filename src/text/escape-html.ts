/** Escapes text for HTML. All text in a page's HTML goes through here. */

const SPECIAL_CHARACTER = /[&<>]/;
const SPECIAL_CHARACTERS = /[&<>]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** For text between tags. Most texts are short and have nothing to escape. */
export function escapeText(text: string): string {
  return SPECIAL_CHARACTER.test(text)
    ? text.replaceAll(SPECIAL_CHARACTERS, (character) => ENTITIES[character]!)
    : text;
}

/** For the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
