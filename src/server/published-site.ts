/** The site that an output folder holds now, as a host sees it. Each call checks the manifest and reads it again when it
 *  has changed. The manifest is written last, so the files that it lists exist. */

import { join } from 'node:path';
import { tryReadText, tryStat } from '../output/disk/try-read.js';
import { MANIFEST_NAME, parseManifest, type Manifest } from '../output/manifest.js';
import { parseHeadersFile } from './host-rules/headers-file.js';
import { parseRedirectsFile } from './host-rules/redirects-file.js';
import { SiteHost, type HostedSite } from './host-rules/site-host.js';

/** What is published in a folder (absolute) at the time of each call; `undefined` while nothing is. `findCachedManifest`
 *  returns the files of a manifest that was written at this time (ms), where they are in memory. */
export function openPublishedSite(
  folder: string,
  findCachedManifest?: (mtimeMs: number) => Manifest | undefined,
): () => SiteHost | undefined {
  const path = join(folder, MANIFEST_NAME);
  const readRules = createRulesReader(folder);
  let version: string | undefined;
  let host: SiteHost | undefined;
  return () => {
    const stats = tryStat(path);
    const currentVersion = stats && [stats.ino, stats.size, stats.ctimeMs, stats.mtimeMs].join(' ');
    if (currentVersion === version) return host;
    version = currentVersion;
    const files = stats && (findCachedManifest?.(stats.mtimeMs) ?? parseManifest(tryReadText(path) ?? ''));
    host = files && new SiteHost({ files, ...readRules(files) });
    return host;
  };
}

type HostRules = Pick<HostedSite, 'headers' | 'redirects'>;

/** Reads the rules for the host, and reads them again when their files have changed. */
function createRulesReader(folder: string): (files: Manifest) => HostRules {
  let version: string | undefined;
  let rules: HostRules | undefined;
  return (files) => {
    const readText = (name: string): string =>
      (files.has(name) ? tryReadText(join(folder, name)) : undefined) ?? '';
    const currentVersion = ['_headers', '_redirects'].map((name) => files.get(name)?.hash ?? '').join(' ');
    if (rules && version === currentVersion) return rules;
    version = currentVersion;
    rules = {
      headers: parseHeadersFile(readText('_headers')),
      redirects: parseRedirectsFile(readText('_redirects')),
    };
    return rules;
  };
}
