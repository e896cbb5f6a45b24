/** The site that an output folder holds now, as a host sees it. Looks at the manifest each time it is asked, and reads it
 *  again when it is another one; the manifest is written last, so what it lists is there. */

import { readFileSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { parseHeadersFile } from './headers-file.js';
import { hostingOf, type FileRecord, type Hosting, type Site } from './hosting.js';
import { parseRedirectsFile } from './redirects-file.js';

export interface Manifest {
  /** Its name in the output folder. */
  readonly name: string;
  /** The files that it lists; `undefined` if it is none of ours. */
  readonly parse: (text: string) => ReadonlyMap<string, FileRecord> | undefined;
  /** The same, where it is known for a manifest of this time, in milliseconds. */
  readonly known?: (time: number) => ReadonlyMap<string, FileRecord> | undefined;
}

/** What is published in a folder (absolute) whenever it is called; `undefined` while nothing is. */
export function publishedAt(folder: string, manifest: Manifest): () => Hosting | undefined {
  const path = join(folder, manifest.name);
  const state: { seen: string | undefined; hosting: Hosting | undefined } = {
    seen: undefined,
    hosting: undefined,
  };
  const rules = rulesIn(folder);
  return () => {
    const stats = statOf(path);
    const seen = stats && [stats.ino, stats.size, stats.ctimeMs, stats.mtimeMs].join(' ');
    if (seen === state.seen) return state.hosting;
    const files = stats && (manifest.known?.(stats.mtimeMs) ?? manifest.parse(textAt(path)));
    state.hosting = files && hostingOf({ files, ...rules(files) });
    state.seen = seen;
    return state.hosting;
  };
}

type Rules = Pick<Site, 'headers' | 'redirects'>;

/** The rules for the host; they are read again when their files are others. */
function rulesIn(folder: string): (files: Site['files']) => Rules {
  const state: { seen: string | undefined; rules: Rules | undefined } = { seen: undefined, rules: undefined };
  return (files) => {
    const own = (name: string): string => (files.has(name) ? textAt(join(folder, name)) : '');
    const seen = ['_headers', '_redirects'].map((name) => files.get(name)?.hash ?? '').join(' ');
    if (state.rules && state.seen === seen) return state.rules;
    state.seen = seen;
    state.rules = {
      headers: parseHeadersFile(own('_headers')),
      redirects: parseRedirectsFile(own('_redirects')),
    };
    return state.rules;
  };
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
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
