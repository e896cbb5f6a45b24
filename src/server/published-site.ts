/** The site that an output folder holds now, as a host sees it. Looks at the manifest each time it is asked, and reads it
 *  again when it is another one; the manifest is written last, so what it lists is there. */

import { readFileSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { parseHeadersFile } from './host-rules/headers-file.js';
import { createSiteHost, type FileRecord, type SiteHost, type HostedSite } from './host-rules/site-host.js';
import { parseRedirectsFile } from './host-rules/redirects-file.js';

export interface ManifestFormat {
  /** Its name in the output folder. */
  readonly name: string;
  /** The files that it lists; `undefined` if it is none of ours. */
  readonly parse: (text: string) => ReadonlyMap<string, FileRecord> | undefined;
  /** The same, where it is known for a manifest of this time, in milliseconds. */
  readonly findCached?: (time: number) => ReadonlyMap<string, FileRecord> | undefined;
}

/** What is published in a folder (absolute) whenever it is called; `undefined` while nothing is. */
export function openPublishedSite(folder: string, manifest: ManifestFormat): () => SiteHost | undefined {
  const path = join(folder, manifest.name);
  const state: { version: string | undefined; host: SiteHost | undefined } = {
    version: undefined,
    host: undefined,
  };
  const rules = createRulesReader(folder);
  return () => {
    const stats = tryStat(path);
    const version = stats && [stats.ino, stats.size, stats.ctimeMs, stats.mtimeMs].join(' ');
    if (version === state.version) return state.host;
    const files = stats && (manifest.findCached?.(stats.mtimeMs) ?? manifest.parse(readTextOrEmpty(path)));
    state.host = files && createSiteHost({ files, ...rules(files) });
    state.version = version;
    return state.host;
  };
}

type HostRules = Pick<HostedSite, 'headers' | 'redirects'>;

/** The rules for the host; they are read again when their files are others. */
function createRulesReader(folder: string): (files: HostedSite['files']) => HostRules {
  const state: { version: string | undefined; rules: HostRules | undefined } = {
    version: undefined,
    rules: undefined,
  };
  return (files) => {
    const readOwnFile = (name: string): string =>
      files.has(name) ? readTextOrEmpty(join(folder, name)) : '';
    const version = ['_headers', '_redirects'].map((name) => files.get(name)?.hash ?? '').join(' ');
    if (state.rules && state.version === version) return state.rules;
    state.version = version;
    state.rules = {
      headers: parseHeadersFile(readOwnFile('_headers')),
      redirects: parseRedirectsFile(readOwnFile('_redirects')),
    };
    return state.rules;
  };
}

function tryStat(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function readTextOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
