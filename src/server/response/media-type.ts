/** What a file is, by the end of its name. A table. */

const TEXT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  md: 'text/markdown',
  txt: 'text/plain',
  xml: 'application/xml',
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  svg: 'image/svg+xml',
  csv: 'text/csv',
  ts: 'text/plain',
  tsx: 'text/plain',
  vtt: 'text/vtt',
  ics: 'text/calendar',
};

const BINARY_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gz: 'application/gzip',
  wasm: 'application/wasm',
};

/** Binary, but not compressed yet. */
const COMPRESSIBLE_BINARY = new Set(['ico', 'ttf', 'otf', 'wasm']);

export interface MediaType {
  /** With its charset, where it is text. */
  readonly name: string;
  /** Whether it gets smaller by compression. */
  readonly isCompressible: boolean;
}

const UNKNOWN_TYPE: MediaType = { name: 'application/octet-stream', isCompressible: false };

const MEDIA_TYPES: ReadonlyMap<string, MediaType> = new Map([
  ...Object.entries(TEXT_TYPES).map(
    ([extension, name]) => [extension, { name: `${name}; charset=utf-8`, isCompressible: true }] as const,
  ),
  ...Object.entries(BINARY_TYPES).map(
    ([extension, name]) => [extension, { name, isCompressible: COMPRESSIBLE_BINARY.has(extension) }] as const,
  ),
]);

/** The type of the file at a path. */
export function getMediaType(path: string): MediaType {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return (dot < 0 ? undefined : MEDIA_TYPES.get(name.slice(dot + 1).toLowerCase())) ?? UNKNOWN_TYPE;
}
