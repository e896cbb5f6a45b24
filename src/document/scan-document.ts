/** What a built document holds that other documents may point at, and what it points at itself. */

const ID_ATTRIBUTE = /\sid="([^"]+)"/g;

const ADDRESS_ATTRIBUTE = /\s(?:href|src)="([^"#][^"]*)"/g;

/** What a piece of a document holds and points at. */
export interface DocumentScan {
  readonly ids: readonly string[];
  /** Addresses of this site. */
  readonly hrefs: readonly string[];
}

export function scanDocument(html: string, base: string): DocumentScan {
  return { ids: findIds(html), hrefs: findAddresses(html, base) };
}

/** Several pieces as one. */
export function mergeScans(scans: readonly DocumentScan[]): DocumentScan {
  const collectUnique = (select: (scan: DocumentScan) => readonly string[]): readonly string[] => [
    ...new Set(scans.flatMap(select)),
  ];
  return { ids: collectUnique(({ ids }) => ids), hrefs: collectUnique(({ hrefs }) => hrefs) };
}

/** Every `id`, once. */
export function findIds(html: string): readonly string[] {
  return [...new Set(Array.from(html.matchAll(ID_ATTRIBUTE), ([, id]) => decodeEntities(id!)))];
}

/** Every address of this site in `href` and `src`, once, as it stands; those of docsgen's own files are right by making. */
export function findAddresses(html: string, base: string): readonly string[] {
  const addresses = Array.from(html.matchAll(ADDRESS_ATTRIBUTE), ([, address]) => decodeEntities(address!));
  return [...new Set(addresses)].filter(
    (address) =>
      address.startsWith(base) && !address.startsWith('//') && !address.startsWith(`${base}_docsgen/`),
  );
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
