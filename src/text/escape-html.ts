/** Escapes text for HTML, and the way back. All text in a page's HTML goes through here. */

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

const CHARACTERS: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
};

/** The text of HTML as docsgen and React escape it. Other references stay as they are. */
export function unescapeHtml(html: string): string {
  return html.includes('&')
    ? html.replaceAll(/&([#\w]+);/g, (reference, name: string) => CHARACTERS[name] ?? reference)
    : html;
}
