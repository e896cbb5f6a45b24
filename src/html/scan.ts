/** What a built document holds that other documents may point at, and what it points at itself. */

const ID = /\sid="([^"]+)"/g;

const ADDRESS = /\s(?:href|src)="([^"#][^"]*)"/g;

/** Every `id`, once. */
export function idsIn(html: string): readonly string[] {
  return [...new Set(Array.from(html.matchAll(ID), ([, id]) => decoded(id!)))];
}

/** Every address of this site in `href` and `src`, once, as it stands; those of docsgen's own files are right by making. */
export function addressesIn(html: string, base: string): readonly string[] {
  const addresses = Array.from(html.matchAll(ADDRESS), ([, address]) => decoded(address!));
  return [...new Set(addresses)].filter(
    (address) => address.startsWith(base) && !address.startsWith('//') && !address.startsWith(`${base}_docsgen/`),
  );
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
