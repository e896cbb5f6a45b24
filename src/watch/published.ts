/** The site that an output folder holds now, as a host sees it. Looks at the manifest each time it is asked, and reads it
 *  again when it is another one; the manifest is written last, so what it lists is there. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseHeadersFile } from './headers-file.js';
import { hostingOf, type FileRecord, type Hosting } from './hosting.js';
import { parseRedirectsFile } from './redirects-file.js';

export interface Manifest {
  /** Its name in the output folder. */
  readonly name: string;
  /** The files that it lists; `undefined` if it is none of ours. */
  readonly parse: (text: string) => ReadonlyMap<string, FileRecord> | undefined;
}

/** What is published in a folder (absolute) whenever it is called; `undefined` while nothing is. */
export function publishedAt(folder: string, manifest: Manifest): () => Hosting | undefined {
  const path = join(folder, manifest.name);
  const state: { seen: string | undefined; hosting: Hosting | undefined } = {
    seen: undefined,
    hosting: undefined,
  };
  return () => {
    const seen = versionOf(path);
    if (seen === state.seen) return state.hosting;
    state.hosting = seen === undefined ? undefined : read(folder, path, manifest);
    state.seen = seen;
    return state.hosting;
  };
}

function read(folder: string, path: string, { parse }: Manifest): Hosting | undefined {
  const files = parse(textAt(path));
  if (!files) return undefined;
  const own = (name: string): string => (files.has(name) ? textAt(join(folder, name)) : '');
  const headers = parseHeadersFile(own('_headers'));
  return hostingOf({ files, headers, redirects: parseRedirectsFile(own('_redirects')) });
}

/** Tells one version of a file from another, also of one size and time. */
function versionOf(path: string): string | undefined {
  try {
    const { ino, size, ctimeNs } = statSync(path, { bigint: true });
    return [ino, size, ctimeNs].join(' ');
  } catch {
    return undefined;
  }
}

function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
