/** What a built document holds that other documents may point at, and what it points at itself. */

const ID = /\sid="([^"]+)"/g;

const ADDRESS = /\s(?:href|src)="([^"#][^"]*)"/g;

/** What a piece of a document holds and points at. */
export interface Scan {
  readonly ids: readonly string[];
  /** Addresses of this site. */
  readonly hrefs: readonly string[];
}

export function scanOf(html: string, base: string): Scan {
  return { ids: idsIn(html), hrefs: addressesIn(html, base) };
}

/** Several pieces as one. */
export function joinScans(scans: readonly Scan[]): Scan {
  const all = (pick: (scan: Scan) => readonly string[]): readonly string[] => [
    ...new Set(scans.flatMap(pick)),
  ];
  return { ids: all(({ ids }) => ids), hrefs: all(({ hrefs }) => hrefs) };
}

/** Every `id`, once. */
export function idsIn(html: string): readonly string[] {
  return [...new Set(Array.from(html.matchAll(ID), ([, id]) => decoded(id!)))];
}

/** Every address of this site in `href` and `src`, once, as it stands; those of docsgen's own files are right by making. */
export function addressesIn(html: string, base: string): readonly string[] {
  const addresses = Array.from(html.matchAll(ADDRESS), ([, address]) => decoded(address!));
  return [...new Set(addresses)].filter(
    (address) =>
      address.startsWith(base) && !address.startsWith('//') && !address.startsWith(`${base}_docsgen/`),
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
