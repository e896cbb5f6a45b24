/** Texts of others in pages. Pure. */

/** Markdown, and HTML, that means nothing but the text itself. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\*_`[\]#|]/g, (character) => `&#${character.codePointAt(0)};`);
}
